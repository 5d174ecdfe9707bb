import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  DecideOnOwnershipRequest,
  type DecisionOnRequest,
} from '../../../application/ownership/decide-on-ownership-request.js';
import { AdminOwnershipReads, type DocumentSide } from '../../../application/ownership/ports.js';
import { ReadOwnershipDocument } from '../../../application/ownership/read-ownership-document.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { ADMIN_REQUEST } from '../../contract/ownership/ownership-examples.js';
import {
  AdminOwnershipQuery,
  AdminOwnershipRequest,
  OwnershipApproval,
  OwnershipRejection,
} from '../../contract/ownership/ownership-request.js';
import { DocumentNumber, DocumentSideName, OwnershipRequestId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';
import { sendPrivateDocument } from '../server/private-document.js';

/** Administrators decide who owns a business. */
@ApiTags('Administration')
@Controller('api/admin/ownership-requests')
@ForAdministrator()
export class AdminOwnershipController {
  constructor(
    private readonly decideOnRequest: DecideOnOwnershipRequest,
    private readonly readDocument: ReadOwnershipDocument,
    private readonly requests: AdminOwnershipReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listOwnershipRequests',
    summary: 'List ownership requests',
    description: 'Returns requests that await a decision, unless `status` says otherwise. Oldest first.',
    listOf: AdminOwnershipRequest,
    answerDescription: 'One page of requests.',
    example: ADMIN_REQUEST,
  })
  list(@Query({ schema: AdminOwnershipQuery }) query: AdminOwnershipQuery): Promise<ListPage> {
    return this.requests.inStates(query.status, pageRequest(query));
  }

  @Get(':id')
  @Documented({
    operationId: 'getOwnershipRequest',
    summary: 'Get an ownership request',
    description:
      'Returns one request in the shape of the list. It may have any status, such as one that another administrator just decided.',
    answer: AdminOwnershipRequest,
    answerDescription: 'The request.',
  })
  async one(@Param('id', { schema: OwnershipRequestId }) id: number): Promise<JsonText> {
    return found('OWNERSHIP_REQUEST_NOT_FOUND', await this.requests.one(id));
  }

  @Post(':id/approve')
  @Undoable()
  @Documented({
    operationId: 'approveOwnershipRequest',
    summary: 'Approve an ownership request',
    description:
      'Makes the requester the owner. Both sides get an email with the reason. Premium that the former owner pays ends with the paid period.',
    answer: AdminOwnershipRequest,
    answerDescription: 'The updated request.',
  })
  approve(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: OwnershipRequestId }) id: number,
    @Body({ schema: OwnershipApproval }) { reason, adminNotes }: OwnershipApproval,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { decision: 'approve', reason, adminNotes });
  }

  @Post(':id/reject')
  @Undoable()
  @Documented({
    operationId: 'rejectOwnershipRequest',
    summary: 'Reject an ownership request',
    description:
      'The business stays with its owner, and both sides get an email with the reason. If another administrator already decided, the answer is 409 `OWNERSHIP_REQUEST_MOVE_REFUSED` with their name.',
    answer: AdminOwnershipRequest,
    answerDescription: 'The updated request.',
  })
  reject(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: OwnershipRequestId }) id: number,
    @Body({ schema: OwnershipRejection }) { reason, adminNotes }: OwnershipRejection,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { decision: 'reject', reason, adminNotes });
  }

  @Get(':id/documents/:side/:n')
  @Documented({
    operationId: 'getOwnershipDocument',
    summary: 'Get an ownership document',
    description:
      'Returns one document of the requester or the owner; `n` counts from 1. A PDF is a download with a name from the server, and a picture is shown in the browser.',
    answer: 'application/pdf',
    answerDescription: 'The PDF, or the picture as WebP.',
  })
  async document(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: OwnershipRequestId }) id: number,
    @Param('side', { schema: DocumentSideName }) side: DocumentSide,
    @Param('n', { schema: DocumentNumber }) place: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateDocument(reply, await this.readDocument.run(administrator, id, side, place));
  }

  async #decide(administrator: Administrator, id: number, decision: DecisionOnRequest): Promise<JsonText> {
    await this.decideOnRequest.run(administrator, id, decision);
    return found('OWNERSHIP_REQUEST_NOT_FOUND', await this.requests.one(id));
  }
}

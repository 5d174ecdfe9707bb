import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DecideOnClaim, type DecisionOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ClaimReads } from '../../../application/claim/ports.js';
import { ReadClaimDocument } from '../../../application/claim/read-claim-document.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { AdminClaim, AdminClaimQuery, ClaimApproval, ClaimRejection } from '../../contract/claim/claim.js';
import { ADMIN_CLAIM } from '../../contract/claim/claim-examples.js';
import { ClaimId, DocumentNumber } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { sendPrivateDocument } from '../server/private-document.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators decide on claims. */
@ApiTags('Administration')
@Controller('api/admin/business-claims')
@ForAdministrator()
export class AdminClaimsController {
  constructor(
    private readonly decideOnClaim: DecideOnClaim,
    private readonly readDocument: ReadClaimDocument,
    private readonly claims: ClaimReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listClaims',
    summary: 'List claims',
    description: 'Returns claims that await a decision, unless `status` says otherwise. Oldest first.',
    listOf: AdminClaim,
    answerDescription: 'One page of claims.',
    example: ADMIN_CLAIM,
  })
  async list(@Query({ schema: AdminClaimQuery }) query: AdminClaimQuery): Promise<ListPage> {
    return this.claims.inStates(query.status, pageRequest(query));
  }

  @Get(':id')
  @Documented({
    operationId: 'getClaim',
    summary: 'Get a claim',
    description:
      'Returns one claim in the shape of the list. It may have any status, such as one that another administrator just decided.',
    answer: AdminClaim,
    answerDescription: 'The claim.',
  })
  async one(@Param('id', { schema: ClaimId }) id: number): Promise<JsonText> {
    return found('CLAIM_NOT_FOUND', await this.claims.one(id));
  }

  @Post(':id/approve')
  @Undoable()
  @Documented({
    operationId: 'approveClaim',
    summary: 'Approve a claim',
    description:
      'Makes the claimant the owner. Other open claims to the business are rejected, and all claimants get an email. A claim without proof needs a `reason`; without one, the answer is 400 with `reason` as its field.',
    answer: AdminClaim,
    answerDescription: 'The updated claim.',
  })
  approve(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ClaimId }) id: number,
    @Body({ schema: ClaimApproval }) { adminNotes, reason }: ClaimApproval,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { decision: 'approve', reason, adminNotes });
  }

  @Post(':id/reject')
  @Undoable()
  @Documented({
    operationId: 'rejectClaim',
    summary: 'Reject a claim',
    description:
      'The claimant gets the reason by email, and can claim the business again. If another administrator already decided, the answer is 409 `CLAIM_MOVE_REFUSED` with their name.',
    answer: AdminClaim,
    answerDescription: 'The updated claim.',
  })
  reject(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ClaimId }) id: number,
    @Body({ schema: ClaimRejection }) { rejectionReason, adminNotes }: ClaimRejection,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { decision: 'reject', reason: rejectionReason, adminNotes });
  }

  @Get(':id/documents/:n')
  @Documented({
    operationId: 'getClaimDocument',
    summary: 'Get a claim document',
    description:
      'Returns one document of a claim; `n` counts from 1. A PDF is a download with a name from the server, and a picture is shown in the browser.',
    answer: 'application/pdf',
    answerDescription: 'The PDF, or the picture as WebP.',
  })
  async document(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ClaimId }) id: number,
    @Param('n', { schema: DocumentNumber }) place: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrivateDocument(reply, await this.readDocument.run(administrator, id, place));
  }

  async #decide(administrator: Administrator, id: number, decision: DecisionOnClaim): Promise<JsonText> {
    await this.decideOnClaim.run(administrator, id, decision);
    return found('CLAIM_NOT_FOUND', await this.claims.one(id));
  }
}

import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswerOwnershipRequest } from '../../../application/ownership/answer-ownership-request.js';
import { OwnershipReads } from '../../../application/ownership/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { RECEIVED_REQUEST } from '../../contract/ownership/ownership-examples.js';
import {
  OwnershipAcceptance,
  OwnershipRefusal,
  ReceivedOwnershipRequest,
} from '../../contract/ownership/ownership-request.js';
import { ListQuery } from '../../contract/shared/list.js';
import { OwnershipRequestId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForMember, ForMemberSession, Viewer } from '../server/caller/guards.js';

const REQUEST = {
  answer: ReceivedOwnershipRequest,
  answerDescription: 'The answered request.',
  example: RECEIVED_REQUEST,
} as const;

/** How an owner answers requests for their businesses. */
@ApiTags('Claims')
@Controller('api/ownership-requests')
export class ReceivedRequestsController {
  constructor(
    private readonly answerRequest: AnswerOwnershipRequest,
    private readonly reads: OwnershipReads,
  ) {}

  @Get('received')
  @ForMember()
  @Documented({
    operationId: 'listReceivedOwnershipRequests',
    summary: 'List received ownership requests',
    description:
      'Returns the requests for your businesses in every status, newest first. `moves` shows how you can answer.',
    listOf: ReceivedOwnershipRequest,
    answerDescription: 'One page of requests.',
    example: RECEIVED_REQUEST,
  })
  received(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.received(viewer.userId, pageRequest(query));
  }

  @Post(':id/accept')
  @ForMemberSession()
  @Documented({
    operationId: 'acceptOwnershipRequest',
    summary: 'Accept an ownership request',
    description:
      'Makes the requester the owner at once. Your subscription for the business ends. Needs a recent sign-in.',
    ...REQUEST,
  })
  async accept(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: OwnershipRequestId }) id: number,
    @Body({ schema: OwnershipAcceptance }) { premium }: OwnershipAcceptance,
  ): Promise<JsonText> {
    await this.answerRequest.accept(viewer, viewer.signedInAt, id, premium);
    return this.#send(viewer, id);
  }

  @Post(':id/decline')
  @ForMember()
  @Documented({
    operationId: 'declineOwnershipRequest',
    summary: 'Decline an ownership request',
    description:
      'The requester gets your reason. If an administrator already reviews the request, your reason and documents are added to it.',
    ...REQUEST,
  })
  async decline(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: OwnershipRequestId }) id: number,
    @Body({ schema: OwnershipRefusal }) { reason, documents = [] }: OwnershipRefusal,
  ): Promise<JsonText> {
    await this.answerRequest.decline(viewer, id, { reason, documents });
    return this.#send(viewer, id);
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('OWNERSHIP_REQUEST_NOT_FOUND', await this.reads.receivedOne(id, viewer.userId));
  }
}

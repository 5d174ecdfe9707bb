import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FollowOwnRequest } from '../../../application/ownership/follow-own-request.js';
import { OwnershipReads } from '../../../application/ownership/ports.js';
import { RequestOwnership } from '../../../application/ownership/request-ownership.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { OWN_REQUEST } from '../../contract/ownership/ownership-examples.js';
import { OwnershipRequestForm, OwnOwnershipRequest } from '../../contract/ownership/ownership-request.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, OwnershipRequestId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

const REQUEST = {
  answer: OwnOwnershipRequest,
  answerDescription: 'The updated request.',
  example: OWN_REQUEST,
} as const;

/** How a member asks for a business that has an owner. */
@ApiTags('Claims')
@Controller('api')
@ForMember()
export class OwnershipRequestsController {
  constructor(
    private readonly requestOwnership: RequestOwnership,
    private readonly followOwnRequest: FollowOwnRequest,
    private readonly reads: OwnershipReads,
  ) {}

  @Post('businesses/:id/ownership-requests')
  @Limited('ownershipRequests')
  @Documented({
    operationId: 'requestOwnership',
    summary: 'Request ownership of a business',
    description:
      'Asks the owner, who gets an email and has 7 days to answer. After that, an administrator decides. You can have one open request per business, and 3 in total.',
    ...REQUEST,
    status: 201,
    answerDescription: 'The request, waiting for the owner.',
  })
  async request(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) businessId: number,
    @Body({ schema: OwnershipRequestForm }) { message, documents = [] }: OwnershipRequestForm,
  ): Promise<Created<JsonText>> {
    const id = await this.requestOwnership.run(viewer, businessId, { message, documents });
    return new Created('/api/ownership-requests/mine', await this.#send(viewer, id));
  }

  @Get('ownership-requests/mine')
  @Documented({
    operationId: 'listOwnOwnershipRequests',
    summary: 'List your ownership requests',
    description: 'Returns your requests in every status, newest first. `moves` shows what you can do next.',
    listOf: OwnOwnershipRequest,
    answerDescription: 'One page of requests.',
    example: OWN_REQUEST,
  })
  mine(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.mine(viewer.userId, pageRequest(query));
  }

  @Post('ownership-requests/:id/withdraw')
  @Documented({
    operationId: 'withdrawOwnershipRequest',
    summary: 'Withdraw an ownership request',
    description:
      'Your open request becomes `withdrawn`, and the owner gets an email. You can ask again at any time, or 30 days after the owner declined it.',
    ...REQUEST,
  })
  async withdraw(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: OwnershipRequestId }) id: number,
  ): Promise<JsonText> {
    await this.followOwnRequest.withdraw(viewer, id);
    return this.#send(viewer, id);
  }

  @Post('ownership-requests/:id/escalate')
  @Documented({
    operationId: 'escalateOwnershipRequest',
    summary: 'Request an administrator’s decision',
    description:
      'Takes a declined request to an administrator, within 7 days of the refusal. The request needs at least one document.',
    ...REQUEST,
  })
  async escalate(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: OwnershipRequestId }) id: number,
  ): Promise<JsonText> {
    await this.followOwnRequest.escalate(viewer, id);
    return this.#send(viewer, id);
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('OWNERSHIP_REQUEST_NOT_FOUND', await this.reads.own(id, viewer.userId));
  }
}

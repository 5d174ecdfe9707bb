import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswerInvitation, type ShownInvitation } from '../../../../application/business/people/answer-invitation.js';
import { PeopleReads } from '../../../../application/business/people/ports.js';
import { pageRequest, type ListPage } from '../../../../application/shared/page.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../../../domain/shared/page-size.js';
import { Invitation, SharedBusiness } from '../../../contract/business/people/people.js';
import { INVITATION, SHARED_BUSINESS } from '../../../contract/business/people/people-examples.js';
import { ListQuery } from '../../../contract/shared/list.js';
import { InvitationToken } from '../../../contract/shared/path-id.js';
import { Documented } from '../../openapi/documented.js';
import { ForEveryone, ForMember, ForMemberSession, Viewer } from '../../server/caller/guards.js';
import type { SignedIn } from '../../server/caller/signed-in.js';
import { Limited } from '../../server/limits/limited.js';

/** Calls of people with an invitation or a role from an owner. */
@ApiTags('People of a business')
@Controller('api')
export class InvitationsController {
  constructor(
    private readonly answerInvitation: AnswerInvitation,
    private readonly reads: PeopleReads,
  ) {}

  @Get('user/shared-businesses')
  @ForMember()
  @Documented({
    operationId: 'listSharedBusinesses',
    summary: 'List businesses shared with you',
    description:
      'Returns the businesses of other owners in which you have a role, the latest first. Your own businesses are not among them.',
    listOf: SharedBusiness,
    answerDescription: 'One page of businesses.',
    example: SHARED_BUSINESS,
  })
  shared(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.shared(viewer.userId, pageRequest(query, DEFAULT_BUSINESS_PAGE_SIZE));
  }

  @Get('invitations/:token')
  @ForEveryone()
  @Limited('invitationLinks')
  // The address is a secret.
  @Header('cache-control', 'private, no-store')
  @Header('referrer-policy', 'no-referrer')
  @Documented({
    operationId: 'getInvitation',
    summary: 'Get an invitation by link',
    description:
      'Takes the secret from the emailed link and says who invites to which business, and if you can accept. Changes nothing.',
    answer: Invitation,
    answerDescription: 'The invitation.',
    example: INVITATION,
    cached: false,
  })
  show(
    @Viewer() viewer: SignedIn | null,
    @Param('token', { schema: InvitationToken }) token: string,
  ): Promise<ShownInvitation> {
    return this.answerInvitation.show(viewer, token);
  }

  @Post('invitations/:token/accept')
  @HttpCode(204)
  @ForMemberSession()
  @Limited('invitationLinks')
  @Documented({
    operationId: 'acceptInvitation',
    summary: 'Accept an invitation',
    description:
      'Gives you the role, if your confirmed email address is the invited one, and emails the owner. An access token cannot do this.',
    answerDescription: 'You have the role.',
    alsoRefuses: [403, 409, 410],
  })
  async accept(@Viewer() viewer: SignedIn, @Param('token', { schema: InvitationToken }) token: string): Promise<void> {
    await this.answerInvitation.accept(viewer, token);
  }

  @Post('invitations/:token/decline')
  @HttpCode(204)
  @ForMemberSession()
  @Limited('invitationLinks')
  @Documented({
    operationId: 'declineInvitation',
    summary: 'Decline an invitation',
    description: 'Ends the link and emails the owner. An access token cannot do this.',
    answerDescription: 'The invitation is declined.',
    alsoRefuses: [403, 409, 410],
  })
  async decline(@Viewer() viewer: SignedIn, @Param('token', { schema: InvitationToken }) token: string): Promise<void> {
    await this.answerInvitation.decline(viewer, token);
  }
}

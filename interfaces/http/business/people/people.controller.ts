import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangePeople } from '../../../../application/business/people/change-people.js';
import { InvitePeople } from '../../../../application/business/people/invite-people.js';
import { PeopleReads } from '../../../../application/business/people/ports.js';
import { ReadPeople } from '../../../../application/business/people/read-people.js';
import { pageRequest, type JsonText, type ListPage } from '../../../../application/shared/page.js';
import { MAX_INVITATION_EMAILS, INVITATION_DAYS, MAX_PEOPLE } from '../../../../domain/business/people/invitation.js';
import {
  BusinessActivity,
  BusinessPeople,
  InvitationForm,
  OpenInvitation,
  RoleForm,
} from '../../../contract/business/people/people.js';
import {
  BUSINESS_ACTIVITY,
  BUSINESS_PEOPLE,
  OPEN_INVITATION,
} from '../../../contract/business/people/people-examples.js';
import { ListQuery } from '../../../contract/shared/list.js';
import { BusinessId, InvitationId, PersonId } from '../../../contract/shared/path-id.js';
import { Documented } from '../../openapi/documented.js';
import { Created } from '../../server/answer-adapter.js';
import { ForMember, ForMemberSession, Viewer } from '../../server/caller/guards.js';
import type { SignedIn } from '../../server/caller/signed-in.js';
import { found } from '../../server/found.js';
import { Limited } from '../../server/limits/limited.js';

/** The people of one business. Roles are given and taken by session only, so that no token can. */
@ApiTags('People of a business')
@Controller('api/businesses/:id/people')
export class PeopleController {
  constructor(
    private readonly readPeople: ReadPeople,
    private readonly invitePeople: InvitePeople,
    private readonly changePeople: ChangePeople,
    private readonly reads: PeopleReads,
  ) {}

  @Get()
  @ForMember()
  @Documented({
    operationId: 'listPeople',
    summary: 'List people of a business',
    description: `Returns the owner and the members with a role, to each of them. Only the owner sees open invitations. A business can have at most ${MAX_PEOPLE} people, so the response has no pages.`,
    answer: BusinessPeople,
    answerDescription: 'The people.',
    example: BUSINESS_PEOPLE,
    alsoRefuses: [403],
  })
  people(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    return this.readPeople.run(viewer, id);
  }

  @Get('activity')
  @ForMember()
  @Documented({
    operationId: 'listPeopleActivity',
    summary: 'List activity of people',
    description:
      'Returns who changed the listing, responded to reviews, or changed people, newest first, for the owner and managers. The public never sees it.',
    listOf: BusinessActivity,
    answerDescription: 'One page of activity.',
    example: BUSINESS_ACTIVITY,
    alsoRefuses: [403],
  })
  activity(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    return this.readPeople.activity(viewer, id, pageRequest(query));
  }

  @Post('invitations')
  @ForMemberSession()
  @Limited('invitations')
  @Documented({
    operationId: 'invitePerson',
    summary: 'Send an invitation by email',
    description: `Emails a link that works once, for ${INVITATION_DAYS} days, for the account with this confirmed address. Open invitations count among the ${MAX_PEOPLE} people of a business. An access token cannot do this.`,
    status: 201,
    answer: OpenInvitation,
    answerDescription: 'The invitation.',
    example: OPEN_INVITATION,
    alsoRefuses: [409],
  })
  async invite(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: InvitationForm }) body: InvitationForm,
  ): Promise<Created<JsonText>> {
    const invitation = await this.invitePeople.run(viewer, id, body);
    const json = found('INVITATION_NOT_FOUND', await this.reads.invitation(id, invitation));
    return new Created(`/api/businesses/${String(id)}/people`, json);
  }

  @Post('invitations/:invitationId/resend')
  @HttpCode(204)
  @ForMemberSession()
  @Limited('invitations')
  @Documented({
    operationId: 'resendInvitation',
    summary: 'Resend an invitation',
    description: `Emails a new link, which replaces the earlier one. An invitation is emailed at most ${MAX_INVITATION_EMAILS} times. An access token cannot do this.`,
    answerDescription: 'The email is on its way.',
    alsoRefuses: [409, 410],
  })
  async resend(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Param('invitationId', { schema: InvitationId }) invitationId: number,
  ): Promise<void> {
    await this.invitePeople.resend(viewer, id, invitationId);
  }

  @Delete('invitations/:invitationId')
  @ForMemberSession()
  @Documented({
    operationId: 'withdrawInvitation',
    summary: 'Withdraw an invitation',
    description: 'Ends the link of an open invitation. An access token cannot do this.',
    answerDescription: 'The invitation is withdrawn.',
    alsoRefuses: [410],
  })
  async withdraw(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Param('invitationId', { schema: InvitationId }) invitationId: number,
  ): Promise<void> {
    await this.invitePeople.withdraw(viewer, id, invitationId);
  }

  @Post('leave')
  @HttpCode(204)
  @ForMemberSession()
  @Documented({
    operationId: 'leaveBusiness',
    summary: 'End your role in a business',
    description:
      'Ends your own role and emails the owner. The owner cannot leave: hand the business over first. An access token cannot do this.',
    answerDescription: 'You have no role in the business.',
    alsoRefuses: [409],
  })
  async leave(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.changePeople.leave(viewer, id);
  }

  @Put(':userId')
  @ForMemberSession()
  @Documented({
    operationId: 'changeRole',
    summary: 'Change the role of a person',
    description: 'Takes effect on their next request and emails them. An access token cannot do this.',
    answerDescription: 'The person has this role.',
    alsoRefuses: [409],
  })
  async setRole(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Param('userId', { schema: PersonId }) userId: string,
    @Body({ schema: RoleForm }) { role }: RoleForm,
  ): Promise<void> {
    await this.changePeople.setRole(viewer, id, userId, role);
  }

  @Delete(':userId')
  @ForMemberSession()
  @Documented({
    operationId: 'removePerson',
    summary: 'Remove a person',
    description:
      'Ends the role of a person on their next request and emails them. Their responses stay. An access token cannot do this.',
    answerDescription: 'The person has no role.',
    alsoRefuses: [409],
  })
  async remove(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Param('userId', { schema: PersonId }) userId: string,
  ): Promise<void> {
    await this.changePeople.remove(viewer, id, userId);
  }
}

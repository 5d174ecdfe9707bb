import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import { MEMBER_SANCTION, MemberSanction, MemberSanctionForm } from '../../contract/moderation/member-sanction.js';
import { UserId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { isErasure, Undoable } from '../administration/undoable.js';

/** Administrators decide on members. */
@ApiTags('Administration')
@Controller('api/admin/members')
export class AdminMembersController {
  constructor(private readonly sanctionMember: SanctionMember) {}

  @Post(':userId/sanctions')
  @Undoable(isErasure)
  @ForAdministrator()
  @Documented({
    operationId: 'sanctionMember',
    summary: 'Sanction a member',
    description:
      'Warns, restricts, or suspends a member without a report; the member gets a notice and can appeal. `erase_minor` closes the account of a child under 13 and erases it after 24 hours, unless an administrator stops the erasure; it requires a sign-in within the last 10 minutes. A member who is already suspended gets 409.',
    answer: MemberSanction,
    answerDescription: 'The sanction.',
    example: MEMBER_SANCTION,
  })
  sanction(
    @Viewer() administrator: Administrator,
    @Param('userId', { schema: UserId }) id: string,
    @Body({ schema: MemberSanctionForm }) form: MemberSanctionForm,
  ): Promise<MemberSanction> {
    return this.sanctionMember.run(administrator, id, { days: null, ...form });
  }
}

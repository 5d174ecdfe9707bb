import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import { MEMBER_SANCTION, MemberSanction, MemberSanctionForm } from '../../contract/moderation/member-sanction.js';
import { UserId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Administrators decide on members as a whole. */
@ApiTags('Administration')
@Controller('api/admin/members')
export class AdminMembersController {
  constructor(private readonly sanctionMember: SanctionMember) {}

  @Post(':id/sanctions')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'sanctionMember',
    summary: 'Warn, restrict or suspend a member, or erase a child’s account, without a report',
    description:
      'As the decision on a report does, about the account as a whole: the member gets a notice with the note and a link to appeal. `erase_minor` erases the account of somebody younger than 13 at once, with all that they wrote; there is no notice and no way back. Who is suspended is not suspended again (409).',
    answer: MemberSanction,
    answerDescription: 'What was done.',
    example: MEMBER_SANCTION,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async sanction(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: UserId }) id: string,
    @Body({ schema: MemberSanctionForm }) form: MemberSanctionForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberSanction> {
    reply.header('Cache-Control', 'private, no-store');
    return this.sanctionMember.run(name, id, { days: null, ...form });
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import { AppealReads } from '../../../application/moderation/notice-ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { ADMIN_APPEAL } from '../../contract/moderation/notice-examples.js';
import { AdminAppeal, AdminAppealQuery, AppealDecisionForm } from '../../contract/moderation/notice.js';
import { AppealId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Administrators decide on appeals. */
@ApiTags('Administration')
@Controller('api/admin/appeals')
export class AdminAppealsController {
  constructor(
    private readonly decideOnAppeal: DecideOnAppeal,
    private readonly appeals: AppealReads,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listAppeals',
    summary: 'Appeals against notices',
    description: 'Those that wait for a decision unless `status` says otherwise; the oldest first.',
    answer: z.array(AdminAppeal),
    answerDescription: 'One page of the appeals.',
    example: [ADMIN_APPEAL],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: AdminAppealQuery }) query: AdminAppealQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.appeals.inStates(query.status ?? ['open'], pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', 'private, no-store'), page);
  }

  @Post(':id/decide')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'decideOnAppeal',
    summary: 'Decide on an appeal',
    description:
      'Once, and by another administrator than who gave the notice, where there is one (else 403). Upheld, the sanction is lifted, and what was hidden or removed is shown again unless something else keeps it down. Against a notice that told of a copyright notice, that one is followed no longer, and its sender is told. The member reads the note by mail and in the account.',
    answer: AdminAppeal,
    answerDescription: 'The appeal as it is now.',
    example: { ...ADMIN_APPEAL, status: 'upheld', note: 'You were right.', decidedBy: 'Administrator' },
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async decide(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: AppealId }) id: number,
    @Body({ schema: AppealDecisionForm }) { uphold, note }: AppealDecisionForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.decideOnAppeal.run(name, id, uphold ? 'uphold' : 'reject', note);
    const appeal = found('APPEAL_NOT_FOUND', await this.appeals.one(id));
    sendJson(reply.header('Cache-Control', 'private, no-store'), appeal);
  }
}

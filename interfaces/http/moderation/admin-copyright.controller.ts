import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CopyrightReads } from '../../../application/moderation/copyright-ports.js';
import { DecideOnCopyrightNotice } from '../../../application/moderation/decide-on-copyright-notice.js';
import { Clock } from '../../../application/shared/clock.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import {
  AdminCopyrightNotice,
  AdminCopyrightQuery,
  CopyrightDecisionForm,
} from '../../contract/moderation/copyright.js';
import { ADMIN_COPYRIGHT_NOTICE } from '../../contract/moderation/copyright-examples.js';
import { CopyrightNoticeId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

const PRIVATE = 'private, no-store';

/** Administrators decide on copyright notices and the answers to them. */
@ApiTags('Administration')
@Controller('api/admin/copyright-notices')
export class AdminCopyrightController {
  constructor(
    private readonly decideOnNotice: DecideOnCopyrightNotice,
    private readonly reads: CopyrightReads,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listCopyrightNotices',
    summary: 'Copyright notices',
    description: 'Those that wait for a decision unless `status` says otherwise; the oldest first.',
    answer: z.array(AdminCopyrightNotice),
    answerDescription: 'One page of the notices.',
    example: [ADMIN_COPYRIGHT_NOTICE],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(
    @Query({ schema: AdminCopyrightQuery }) query: AdminCopyrightQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = pageRequest(query, DEFAULT_PAGE_SIZE);
    const notices = await this.reads.inStates(query.status ?? 'open', this.clock.now(), page);
    sendPage(reply.header('Cache-Control', PRIVATE), notices);
  }

  @Post(':id/decide')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'decideOnCopyrightNotice',
    summary: 'Decide on a copyright notice, or on an answer to it',
    description:
      '`accept` hides what the notice names, or just what `addresses` says, and tells whose it is; `refuse` leaves it. Of a counter-notice, `restore` shows it again, once 10 business days have passed, and `uphold` leaves it hidden because a court was asked. Everybody concerned reads the reason.',
    answer: AdminCopyrightNotice,
    answerDescription: 'The notice as it is now.',
    example: ADMIN_COPYRIGHT_NOTICE,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async decide(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: CopyrightNoticeId }) id: number,
    @Body({ schema: CopyrightDecisionForm }) decision: CopyrightDecisionForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.decideOnNotice.run(name, id, decision);
    const notice = found('COPYRIGHT_NOTICE_NOT_FOUND', await this.reads.one(id, this.clock.now()));
    sendJson(reply.header('Cache-Control', PRIVATE), notice);
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import { ReportReads } from '../../../application/moderation/ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { AdminReport, AdminReportQuery, ReportDecision } from '../../contract/moderation/admin-report.js';
import { ADMIN_REPORT } from '../../contract/moderation/report-example.js';
import { ReportId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

const PRIVATE = 'private, no-store';

/** Administrators decide on what was reported. */
@ApiTags('Administration')
@Controller('api/admin/reports')
export class AdminReportsController {
  constructor(
    private readonly decideOnReport: DecideOnReport,
    private readonly reports: ReportReads,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listReports',
    summary: 'What is reported',
    description:
      'One item for each thing, with all reports of it; open ones unless `status` says otherwise, the oldest first.',
    answer: z.array(AdminReport),
    answerDescription: 'One page of what is reported.',
    example: [ADMIN_REPORT],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: AdminReportQuery }) query: AdminReportQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.reports.inStates(query.status ?? ['open'], pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', PRIVATE), page);
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'resolveReport',
    summary: 'Decide on what is reported',
    description:
      'One decision on all reports of one thing. `keep` leaves it, and shows it again where it was hidden, unless a copyright notice holds it down; `hide` lets its author change it; `remove` lets nobody but an appeal bring it back, and it is erased later. `warn` leaves it where it is; `restrict` (with `days`) and `suspend` hide it too. `erase_minor` erases the account of somebody younger than 13 at once, with all that they wrote. The author gets a notice with the note and a link to appeal, and whoever reported it and can be reached reads whether something was done. `note` is required but for `keep`.',
    answer: AdminReport,
    answerDescription: 'It as it is now.',
    example: ADMIN_REPORT,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async resolve(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: ReportId }) id: number,
    @Body({ schema: ReportDecision }) { note = '', ...decision }: ReportDecision,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.decideOnReport.run(name, id, { days: null, ...decision, note });
    sendJson(reply.header('Cache-Control', PRIVATE), found('REPORT_NOT_FOUND', await this.reports.one(id)));
  }
}

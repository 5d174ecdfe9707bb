import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import { ReportReads } from '../../../application/moderation/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { AdminReport, AdminReportQuery, ReportDecision } from '../../contract/moderation/admin-report.js';
import { ADMIN_REPORT } from '../../contract/moderation/report-example.js';
import { ReportId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { isErasure, Undoable } from '../administration/undoable.js';

/** Administrators decide on reported content. */
@ApiTags('Administration')
@Controller('api/admin/reports')
@ForAdministrator()
export class AdminReportsController {
  constructor(
    private readonly decideOnReport: DecideOnReport,
    private readonly reports: ReportReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listReports',
    summary: 'List reported content',
    description:
      'Returns one item per reported thing, with all its reports. Oldest first, and open unless `status` says otherwise.',
    listOf: AdminReport,
    answerDescription: 'One page of reported content.',
    example: ADMIN_REPORT,
  })
  list(@Query({ schema: AdminReportQuery }) query: AdminReportQuery): Promise<ListPage> {
    return this.reports.inStates(query.status, pageRequest(query));
  }

  @Get(':id')
  @Documented({
    operationId: 'getReport',
    summary: 'Get reported content',
    description: 'Returns one reported thing with its reports in the shape of the list. It may have any status.',
    answer: AdminReport,
    answerDescription: 'The reported content.',
  })
  async one(@Param('id', { schema: ReportId }) id: number): Promise<JsonText> {
    return found('REPORT_NOT_FOUND', await this.reports.one(id));
  }

  @Post(':id/resolve')
  @Undoable(isErasure)
  @Documented({
    operationId: 'resolveReport',
    summary: 'Decide on reported content',
    description:
      'One decision closes all reports of one thing. The author gets a notice with the note and a link to appeal, except after `keep` and `erase_minor`, and the reporters learn whether we acted. `erase_minor` requires a sign-in within the last 10 minutes, and a second decision gets 409 `REPORT_RESOLVED`.',
    answer: AdminReport,
    answerDescription: 'The updated item.',
  })
  async resolve(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ReportId }) id: number,
    @Body({ schema: ReportDecision }) { note = '', ...decision }: ReportDecision,
  ): Promise<JsonText> {
    await this.decideOnReport.run(administrator, id, { days: null, ...decision, note });
    return found('REPORT_NOT_FOUND', await this.reports.one(id));
  }
}

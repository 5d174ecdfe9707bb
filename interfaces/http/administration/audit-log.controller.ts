import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../../application/administration/audit.js';
import { ExportAuditLog } from '../../../application/administration/export-audit-log.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import {
  AUDIT_CHOICES,
  AUDIT_ROW,
  AuditChoices,
  AuditLogQuery,
  AuditRow,
} from '../../contract/administration/audit-log.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import type { Download } from '../server/answer-adapter.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { auditFile } from './audit-log.view.js';

/** The audit log. It is read-only. */
@ApiTags('Administration')
@Controller('api/admin/audit-log')
@ForAdministrator()
export class AuditLogController {
  constructor(
    private readonly reads: AuditReads,
    private readonly exportAuditLog: ExportAuditLog,
  ) {}

  @Get()
  @Documented({
    operationId: 'searchAuditLog',
    summary: 'Search the audit log',
    description:
      'Returns decisions of administrators, newest first; an entry must match all filters. Entries are never changed or deleted. `format=csv` returns all matching entries as a file, and the export is logged too.',
    listOf: AuditRow,
    answerDescription: 'One page of entries.',
    example: AUDIT_ROW,
  })
  async entries(
    @Viewer() administrator: Administrator,
    @Query({ schema: AuditLogQuery }) { format, limit, cursor, ...filters }: AuditLogQuery,
  ): Promise<ListPage | Download> {
    return format === 'csv'
      ? auditFile(await this.exportAuditLog.run(administrator, filters))
      : this.reads.page(filters, pageRequest({ limit, cursor }));
  }

  @Get('choices')
  @Documented({
    operationId: 'listAuditChoices',
    summary: 'List audit log filter values',
    description:
      'Returns the actors, actions, and target types that appear in the audit log. Use them as filters of `GET /api/admin/audit-log`.',
    answer: AuditChoices,
    answerDescription: 'The values, in alphabetical order.',
    example: AUDIT_CHOICES,
  })
  choices(): Promise<JsonText> {
    return this.reads.choices();
  }
}

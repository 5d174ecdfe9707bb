import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../../application/administration/audit.js';
import { ExportAuditLog } from '../../../application/administration/export-audit-log.js';
import { ApprovalReads } from '../../../application/business/ports.js';
import { UndoListingChange } from '../../../application/business/undo-listing-change.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import {
  AUDIT_CHOICES,
  AUDIT_ROW,
  AuditChoices,
  AuditLogQuery,
  AuditRow,
  AuditUndo,
} from '../../contract/administration/audit-log.js';
import { AdminBusiness } from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import { AuditEntryId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import type { Download } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { auditFile } from './audit-log.view.js';
import { Undoable } from './undoable.js';

/** The audit log. Its entries never change. */
@ApiTags('Administration')
@Controller('api/admin/audit-log')
@ForAdministrator()
export class AuditLogController {
  constructor(
    private readonly reads: AuditReads,
    private readonly exportAuditLog: ExportAuditLog,
    private readonly undoListingChange: UndoListingChange,
    private readonly businesses: ApprovalReads,
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

  @Post(':id/undo')
  @Undoable()
  @Documented({
    operationId: 'undoListingChange',
    summary: 'Undo a change of a listing',
    description:
      'Undoes an edit, hiding, closing, reopening, or deletion by an administrator. If those fields changed since, or the entry is about something else, the answer is 409 `LISTING_MOVE_REFUSED`. The owner gets the reason by email.',
    answer: AdminBusiness,
    answerDescription: 'The business after the undo.',
    example: ADMIN_BUSINESS,
  })
  async undo(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: AuditEntryId }) id: number,
    @Body({ schema: AuditUndo }) { reason }: AuditUndo,
  ): Promise<JsonText> {
    const businessId = await this.undoListingChange.run(administrator, id, reason);
    return found('BUSINESS_NOT_FOUND', await this.businesses.one(businessId));
  }
}

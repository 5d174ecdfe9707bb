import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AuditReads } from '../../../application/administration/audit.js';
import { ExportAuditLog } from '../../../application/administration/export-audit-log.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import {
  AUDIT_CHOICES,
  AUDIT_ROW,
  AuditChoices,
  AuditLogQuery,
  AuditRow,
} from '../../contract/administration/audit-log.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { ForAdministrator, Viewer } from '../server/guards.js';
import { sendAuditFile } from './audit-log.view.js';

const PRIVATE = 'private, no-store';

/** What administrators decided, to be read; nothing of it can be changed. */
@ApiTags('Administration')
@Controller('api/admin/audit-log')
export class AuditLogController {
  /** How each form of the answer is given. */
  readonly #as = {
    json: async (_name: string, query: AuditLogQuery, reply: FastifyReply) =>
      sendPage(reply, await this.reads.page(query, pageRequest(query, DEFAULT_PAGE_SIZE))),
    csv: async (name: string, { actor, action, targetType, targetId, from, to }: AuditLogQuery, reply: FastifyReply) =>
      sendAuditFile(reply, await this.exportAuditLog.run(name, { actor, action, targetType, targetId, from, to })),
  };

  constructor(
    private readonly reads: AuditReads,
    private readonly exportAuditLog: ExportAuditLog,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'readAuditLog',
    summary: 'Who decided what, and why',
    description:
      'The newest first; all filters that are given must fit. Entries are added and never changed or deleted. With `format=csv` all of them come as one file, and that they were taken is an entry itself.',
    answer: z.array(AuditRow),
    answerDescription: 'One page of the entries.',
    example: [AUDIT_ROW],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async entries(
    @Viewer() { name }: Administrator,
    @Query({ schema: AuditLogQuery }) query: AuditLogQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#as[query.format](name, query, reply.header('Cache-Control', PRIVATE));
  }

  @Get('choices')
  @ForAdministrator()
  @Documented({
    operationId: 'listAuditChoices',
    summary: 'What the audit log can be filtered by',
    answer: AuditChoices,
    answerDescription: 'Each in alphabetical order.',
    example: AUDIT_CHOICES,
    problems: [401],
    cached: false,
  })
  async choices(@Res() reply: FastifyReply): Promise<void> {
    sendJson(reply.header('Cache-Control', PRIVATE), await this.reads.choices());
  }
}

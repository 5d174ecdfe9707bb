import { Module } from '@nestjs/common';
import { AuditLog, AuditReads } from '../../../application/administration/audit.js';
import { ExportAuditLog } from '../../../application/administration/export-audit-log.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresAuditReads } from '../../../infrastructure/administration/audit-reads.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { BusinessModule } from '../business/business.module.js';
import { provide, provideAs } from '../server/provide.js';
import { AdministrationModule } from './administration.module.js';
import { AuditLogController } from './audit-log.controller.js';

/** The audit log as administrators see it. */
@Module({
  imports: [AdministrationModule, BusinessModule],
  controllers: [AuditLogController],
  providers: [
    provideAs(AuditReads, PostgresAuditReads, Database),
    provide(ExportAuditLog, Transaction, AuditLog, AuditReads),
  ],
})
export class AuditLogModule {}

import { Module } from '@nestjs/common';
import { EraseMinor } from '../../../application/account/erase-minor.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import {
  ModerationCases,
  Notices,
  PublishedContentReads,
  PublishedContents,
  ReportReads,
} from '../../../application/moderation/ports.js';
import { SanctionedMembers } from '../../../application/moderation/notice-ports.js';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresReportReads } from '../../../infrastructure/moderation/report-reads.query.js';
import { PostgresSanctionedMembers } from '../../../infrastructure/moderation/sanctioned-members.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { AccountModule } from '../account/account.module.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminMembersController } from './admin-members.controller.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { NoticesModule } from './notices.module.js';
import { ReportsModule } from './reports.module.js';

/** Administrators' decisions about content that members published. */
@Module({
  imports: [AccountModule, AdministrationModule, NoticesModule, ReportsModule],
  controllers: [AdminReportsController, AdminMembersController],
  providers: [
    provideAs(ReportReads, PostgresReportReads, Database),
    provideAs(SanctionedMembers, PostgresSanctionedMembers, UnitOfWork),
    provide(SanctionMember, Transaction, SanctionedMembers, Notices, EraseMinor, AuditLog),
    provideBy(
      DecideOnReport,
      (transaction, cases, contents, states, showAgain, notices, eraseMinor, audit, outbox, clock) =>
        new DecideOnReport({
          transaction,
          cases,
          contents,
          states,
          showAgain,
          notices,
          eraseMinor,
          audit,
          outbox,
          clock,
        }),
      Transaction,
      ModerationCases,
      PublishedContentReads,
      PublishedContents,
      ReleaseContent,
      Notices,
      EraseMinor,
      AuditLog,
      Outbox,
      Clock,
    ),
  ],
  exports: [DecideOnReport, SanctionMember],
})
export class DecisionsModule {}

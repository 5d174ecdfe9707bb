import { Module } from '@nestjs/common';
import { AccountClosing } from '../../../application/account/ports.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { Administrators } from '../../../application/administration/ports.js';
import { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import {
  ModerationCases,
  Notices,
  PublishedContentReads,
  PublishedContents,
  ReportReads,
} from '../../../application/moderation/ports.js';
import { ConfirmErasure } from '../../../application/moderation/erasure/confirm-erasure.js';
import { OrderedErasureReads, OrderedErasures } from '../../../application/moderation/erasure/ports.js';
import { OrderErasure } from '../../../application/moderation/erasure/order-erasure.js';
import { StopErasure } from '../../../application/moderation/erasure/stop-erasure.js';
import { SanctionedMembers } from '../../../application/moderation/notice-ports.js';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresOrderedErasureReads } from '../../../infrastructure/moderation/ordered-erasure-reads.query.js';
import { PostgresReportReads } from '../../../infrastructure/moderation/report-reads.query.js';
import { PostgresSanctionedMembers } from '../../../infrastructure/moderation/sanctioned-members.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { AccountModule, FINGERPRINT_OF } from '../account/account.module.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminErasuresController } from './admin-erasures.controller.js';
import { AdminMembersController } from './admin-members.controller.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { NoticesModule } from './notices.module.js';
import { ReportsModule } from './reports.module.js';

/** Administrators' decisions about content that members published. */
@Module({
  imports: [AccountModule, AdministrationModule, NoticesModule, ReportsModule],
  controllers: [AdminReportsController, AdminMembersController, AdminErasuresController],
  providers: [
    provideAs(ReportReads, PostgresReportReads, Database),
    provideAs(SanctionedMembers, PostgresSanctionedMembers, UnitOfWork),
    provideAs(OrderedErasureReads, PostgresOrderedErasureReads, Database),
    provide(OrderErasure, Transaction, AccountClosing, OrderedErasures, FINGERPRINT_OF, Clock),
    provide(ConfirmErasure, Transaction, OrderedErasures, Administrators, AuditLog, FINGERPRINT_OF, Clock),
    provideBy(
      StopErasure,
      (transaction, erasures, closing, cases, contents, showAgain, audit, fingerprintOf, clock) =>
        new StopErasure({
          ...{ transaction, erasures, closing, cases, contents, showAgain, audit, fingerprintOf, clock },
        }),
      ...([Transaction, OrderedErasures, AccountClosing, ModerationCases, PublishedContents] as const),
      ...([ReleaseContent, AuditLog, FINGERPRINT_OF, Clock] as const),
    ),
    provide(SanctionMember, Transaction, SanctionedMembers, Notices, OrderErasure, AuditLog, Clock),
    provideBy(
      DecideOnReport,
      (transaction, cases, contents, states, showAgain, notices, orderErasure, audit, outbox, clock) =>
        new DecideOnReport({
          transaction,
          cases,
          contents,
          states,
          showAgain,
          notices,
          orderErasure,
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
      OrderErasure,
      AuditLog,
      Outbox,
      Clock,
    ),
  ],
  exports: [DecideOnReport, SanctionMember],
})
export class DecisionsModule {}

import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { Administrators } from '../../../application/administration/ports.js';
import { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import { GiveNotice } from '../../../application/moderation/give-notice.js';
import { MarkNoticeRead } from '../../../application/moderation/mark-notice-read.js';
import { AppealReads, Appeals, NoticeReads, NoticeRecords } from '../../../application/moderation/notice-ports.js';
import { Notices, PublishedContentReads, PublishedContents } from '../../../application/moderation/ports.js';
import { CopyrightTakedowns } from '../../../application/moderation/copyright-ports.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { PostgresCopyrightTakedowns } from '../../../infrastructure/moderation/copyright/copyright-notices.repository.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresAppeals } from '../../../infrastructure/moderation/appeals.repository.js';
import { PostgresAppealReads } from '../../../infrastructure/moderation/appeal-reads.query.js';
import { PostgresNoticeReads } from '../../../infrastructure/moderation/notice-reads.query.js';
import { PostgresNoticeRecords } from '../../../infrastructure/moderation/notice-records.repository.js';
import { PostgresPublishedContents } from '../../../infrastructure/moderation/published-contents.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { AdminAppealsController } from './admin-appeals.controller.js';
import { AppealsController } from './appeals.controller.js';
import { NoticesController } from './notices.controller.js';
import { ReportsModule } from './reports.module.js';

const PUBLIC_URL = token<string>('address of this site, for notices');

/** Notices to members about decisions, and appeals against them. */
@Module({
  imports: [AdministrationModule, ReportsModule],
  controllers: [NoticesController, AppealsController, AdminAppealsController],
  providers: [
    provideAs(NoticeRecords, PostgresNoticeRecords, UnitOfWork),
    provideAs(Appeals, PostgresAppeals, UnitOfWork),
    provideAs(NoticeReads, PostgresNoticeReads, Database),
    provideBy(PUBLIC_URL, ({ http }) => http.publicUrl, SETTINGS),
    provideAs(Notices, GiveNotice, NoticeRecords, PublishedContentReads, Outbox, Secrets, Clock, PUBLIC_URL),
    provide(WriteAppeal, Transaction, NoticeRecords, Appeals, Secrets, Clock),
    provideAs(AppealReads, PostgresAppealReads, Database),
    provideAs(PublishedContents, PostgresPublishedContents, UnitOfWork),
    provideAs(CopyrightTakedowns, PostgresCopyrightTakedowns, UnitOfWork),
    provide(ReleaseContent, PublishedContentReads, CopyrightTakedowns, NoticeRecords),
    provideBy(
      DecideOnAppeal,
      (transaction, appeals, notices, contents, showAgain, takedowns, administrators, audit, outbox, clock) =>
        new DecideOnAppeal({
          ...{ transaction, appeals, notices, contents, showAgain },
          ...{ takedowns, administrators, audit, outbox, clock },
        }),
      Transaction,
      Appeals,
      NoticeRecords,
      PublishedContents,
      ReleaseContent,
      CopyrightTakedowns,
      Administrators,
      AuditLog,
      Outbox,
      Clock,
    ),
    provide(MarkNoticeRead, Transaction, NoticeRecords, Clock),
  ],
  exports: [Notices, NoticeRecords, Appeals, PublishedContents, ReleaseContent, DecideOnAppeal],
})
export class NoticesModule {}

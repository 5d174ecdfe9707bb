import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import { CopyrightNotices, CopyrightReads, NamedThings } from '../../../application/moderation/copyright-ports.js';
import { CounterCopyrightNotice } from '../../../application/moderation/counter-copyright-notice.js';
import { DecideOnCopyrightNotice } from '../../../application/moderation/decide-on-copyright-notice.js';
import { FindNamed } from '../../../application/moderation/find-named.js';
import { Notices, PublishedContentReads, PublishedContents } from '../../../application/moderation/ports.js';
import { SendCopyrightNotice } from '../../../application/moderation/send-copyright-notice.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { TakeDownContent } from '../../../application/moderation/take-down-content.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresCopyrightNotices } from '../../../infrastructure/moderation/copyright/copyright-notices.repository.js';
import { PostgresCopyrightReads } from '../../../infrastructure/moderation/copyright/copyright-reads.query.js';
import { PostgresNamedThings } from '../../../infrastructure/moderation/named-things.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { AdminCopyrightController } from './admin-copyright.controller.js';
import { CopyrightController } from './copyright.controller.js';
import { NoticesModule } from './notices.module.js';
import { ReportsModule } from './reports.module.js';

const PUBLIC_URL = token<string>('address of this site');
const AGENT = token<string>('mailbox of the copyright agent');

/** Copyright notices and counter-notices. */
@Module({
  imports: [AdministrationModule, NoticesModule, ReportsModule],
  controllers: [CopyrightController, AdminCopyrightController],
  providers: [
    provideBy(PUBLIC_URL, ({ http }) => http.publicUrl, SETTINGS),
    provideBy(AGENT, ({ site }) => site.supportEmail, SETTINGS),
    provideAs(CopyrightNotices, PostgresCopyrightNotices, UnitOfWork),
    provideAs(CopyrightReads, PostgresCopyrightReads, Database),
    provideAs(NamedThings, PostgresNamedThings, UnitOfWork),
    provide(FindNamed, NamedThings, PublishedContentReads, PUBLIC_URL),
    provide(SendCopyrightNotice, Transaction, CopyrightNotices, FindNamed, SharedLimits, Outbox, Clock, AGENT),
    provide(CounterCopyrightNotice, Transaction, CopyrightNotices, Outbox, Clock),
    provide(TakeDownContent, PublishedContentReads, PublishedContents, ReleaseContent, Notices, PUBLIC_URL),
    provide(
      DecideOnCopyrightNotice,
      Transaction,
      CopyrightNotices,
      FindNamed,
      TakeDownContent,
      AuditLog,
      Outbox,
      Clock,
    ),
  ],
  exports: [DecideOnCopyrightNotice],
})
export class CopyrightModule {}

import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import {
  KeptMessages,
  MailChoices,
  OutboxReads,
  OutgoingReads,
  UnsubscribeTokens,
} from '../../../application/outgoing/ports.js';
import { SendAgain } from '../../../application/outgoing/send-again.js';
import { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { Clock } from '../../../application/shared/clock.js';
import { Jobs } from '../../../application/shared/jobs.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { outboxFolder } from '../../../infrastructure/outgoing/create-delivery.js';
import { HkdfUnsubscribeTokens } from '../../../infrastructure/outgoing/hkdf-unsubscribe-tokens.js';
import { PostgresKeptMessages } from '../../../infrastructure/outgoing/kept-messages.repository.js';
import { PostgresOutgoingReads } from '../../../infrastructure/outgoing/outgoing-reads.query.js';
import { OutboxFileReads } from '../../../infrastructure/outgoing/outbox-file-reads.js';
import { PostgresMailChoices } from '../../../infrastructure/outgoing/mail-choices.repository.js';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminOutgoingController } from './admin-outgoing.controller.js';
import { OutgoingPages } from './outgoing-pages.js';

/** The browser pages and calls for outgoing messages. */
@Module({
  imports: [AdministrationModule],
  controllers: [AdminOutgoingController],
  providers: [
    provideAs(OutgoingReads, PostgresOutgoingReads, Database),
    provideAs(KeptMessages, PostgresKeptMessages, UnitOfWork, Jobs),
    provide(SendAgain, Transaction, KeptMessages, AuditLog, Clock),
    provideAs(MailChoices, PostgresMailChoices, UnitOfWork),
    provideBy(UnsubscribeTokens, ({ appSecret }) => new HkdfUnsubscribeTokens(appSecret), SETTINGS),
    provide(Unsubscribe, Transaction, UnsubscribeTokens, MailChoices),
    provideBy(OutboxReads, (settings) => new OutboxFileReads(new OutboxFiles(outboxFolder(settings))), SETTINGS),
    provideBy(
      OutgoingPages,
      (unsubscribe, outbox, { site, production }) =>
        new OutgoingPages(unsubscribe, production ? null : outbox, site.name),
      Unsubscribe,
      OutboxReads,
      SETTINGS,
    ),
  ],
})
export class OutgoingModule {}

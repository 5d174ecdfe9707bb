import { Module } from '@nestjs/common';
import { MailChoices, OutboxReads, UnsubscribeTokens } from '../../../application/outgoing/ports.js';
import { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { outboxFolder } from '../../../infrastructure/outgoing/create-delivery.js';
import { HkdfUnsubscribeTokens } from '../../../infrastructure/outgoing/hkdf-unsubscribe-tokens.js';
import { OutboxFileReads } from '../../../infrastructure/outgoing/outbox-file-reads.js';
import { PostgresMailChoices } from '../../../infrastructure/outgoing/mail-choices.repository.js';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { OutgoingPages } from './outgoing-pages.js';

/** What belongs to outgoing mail and is seen in a browser. */
@Module({
  providers: [
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

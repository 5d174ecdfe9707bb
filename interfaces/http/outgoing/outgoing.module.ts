import { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { outboxFolder } from '../../../infrastructure/outgoing/create-delivery.js';
import { HkdfUnsubscribeTokens } from '../../../infrastructure/outgoing/hkdf-unsubscribe-tokens.js';
import { PostgresMailChoices } from '../../../infrastructure/outgoing/mail-choices.repository.js';
import { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { registerOutboxPage } from './outbox-page.js';
import { registerUnsubscribePage } from './unsubscribe-page.js';
import type { Dependencies } from '../server/dependencies.js';

/** What belongs to outgoing mail and is seen in a browser; pages for people, so openapi.yaml does not name them. */
export async function registerOutgoing({ fastify, settings, work }: Dependencies): Promise<void> {
  const tokens = new HkdfUnsubscribeTokens(settings.appSecret);
  const unsubscribe = new Unsubscribe(work, tokens, new PostgresMailChoices(work));
  await registerUnsubscribePage(fastify, unsubscribe, settings.site.name);
  if (!settings.production) registerOutboxPage(fastify, new OutboxFiles(outboxFolder(settings)));
}

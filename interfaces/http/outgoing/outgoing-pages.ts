import type { FastifyInstance } from 'fastify';
import type { OutboxReads } from '../../../application/outgoing/ports.js';
import type { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { registerOutboxPage } from './outbox-page.js';
import { registerUnsubscribePage } from './unsubscribe-page.js';

/** Pages for people about outgoing mail: openapi.yaml does not name them. */
export class OutgoingPages {
  /** `outbox` null: in production, where nobody reads what would have gone out. */
  constructor(
    private readonly unsubscribe: Unsubscribe,
    private readonly outbox: OutboxReads | null,
    private readonly siteName: string,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await registerUnsubscribePage(fastify, this.unsubscribe, this.siteName);
    if (this.outbox !== null) registerOutboxPage(fastify, this.outbox, this.siteName);
  }
}

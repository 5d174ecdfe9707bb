import type { FastifyInstance } from 'fastify';
import type { OutboxReads } from '../../../application/outgoing/ports.js';
import type { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { registerOutboxPage } from './outbox-page.js';
import { registerUnsubscribePage } from './unsubscribe-page.js';

/** Pages about outgoing email. They are for people, so openapi.yaml omits them. */
export class OutgoingPages {
  /** `outbox` is null in production, which has no outbox page. */
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

import type { FastifyInstance } from 'fastify';
import type { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import type { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { registerOutboxPage } from './outbox-page.js';
import { registerUnsubscribePage } from './unsubscribe-page.js';

/** Pages for people about outgoing mail: openapi.yaml does not name them. */
export class OutgoingPages {
  /** `files` null: in production, where nobody reads what would have gone out. */
  constructor(
    private readonly unsubscribe: Unsubscribe,
    private readonly files: OutboxFiles | null,
    private readonly siteName: string,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await registerUnsubscribePage(fastify, this.unsubscribe, this.siteName);
    if (this.files !== null) registerOutboxPage(fastify, this.files);
  }
}

import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Transaction } from '../shared/transaction.js';
import { logWebhook } from './log-webhook.js';
import type { WebhookEndpoints, WebhookHolder, WebhookReplays } from './ports.js';

/** Sends what a holder asks for: a test event, or deliveries again. All throw NOT_FOUND or WEBHOOK_DISABLED. */
export class ReplayWebhooks {
  constructor(
    private readonly transaction: Transaction,
    private readonly endpoints: WebhookEndpoints,
    private readonly replays: WebhookReplays,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the id of the delivery. */
  test(holder: WebhookHolder, endpointId: string): Promise<string> {
    return this.#with(holder, endpointId, 'test', () => this.replays.addTest(endpointId));
  }

  /** Throws CHANGED_MEANWHILE if the delivery already waits. */
  one(holder: WebhookHolder, endpointId: string, deliveryId: string): Promise<void> {
    return this.#with(holder, endpointId, 'replay', async () => {
      const before = await this.replays.replay(endpointId, deliveryId);
      if (before === null) refuse('NOT_FOUND', 'Delivery not found');
      if (before === 'waiting') refuse('CHANGED_MEANWHILE', 'This event is already waiting to be sent.');
    });
  }

  /** Returns how many failed deliveries are sent again. */
  failed(holder: WebhookHolder, endpointId: string): Promise<number> {
    return this.#with(holder, endpointId, 'replayFailed', () => this.replays.replayFailed(endpointId));
  }

  #with<T>(holder: WebhookHolder, endpointId: string, move: string, work: () => Promise<T>): Promise<T> {
    return this.transaction.run(async () => {
      const endpoint = (await this.endpoints.hold(holder, endpointId)) ?? refuse('NOT_FOUND', 'Webhook not found');
      if (!endpoint.isEnabled) refuse('WEBHOOK_DISABLED', 'This webhook is disabled. Enable it first.');
      await logWebhook(this.audit, holder, move, endpoint, endpoint);
      return work();
    });
  }
}

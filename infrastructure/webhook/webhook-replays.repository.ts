import type { WebhookReplays } from '../../application/webhook/ports.js';
import type { DeliveryStatus } from '../../domain/webhook/endpoint.js';
import { TEST_EVENT } from '../../domain/webhook/event-type.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const ADD_TEST = `insert into webhook_deliveries (endpoint_id, type) values ($1, '${TEST_EVENT}') returning id`;

const HOLD = `select status from webhook_deliveries where endpoint_id = $1 and id = $2 for update`;

const AGAIN = `update webhook_deliveries set status = 'waiting', attempts = 0, next_at = now(), problem = null, ended_at = null`;

const REPLAY_ONE = `${AGAIN} where endpoint_id = $1 and id = $2 and status <> 'waiting'`;

const REPLAY_FAILED = `${AGAIN} where endpoint_id = $1 and status = 'failed' returning id`;

/** Replays in PostgreSQL, as plain SQL, because many rows change at once. */
export class PostgresWebhookReplays implements WebhookReplays {
  constructor(private readonly work: UnitOfWork) {}

  async addTest(endpointId: string): Promise<string> {
    const row = await this.work.row<{ id: string }>(ADD_TEST, [endpointId]);
    if (row === null) throw new Error('The test event was not recorded.');
    return row.id;
  }

  async replay(endpointId: string, deliveryId: string): Promise<DeliveryStatus | null> {
    const row = await this.work.row<{ status: DeliveryStatus }>(HOLD, [endpointId, deliveryId]);
    if (row !== null) await this.work.rows(REPLAY_ONE, [endpointId, deliveryId]);
    return row?.status ?? null;
  }

  async replayFailed(endpointId: string): Promise<number> {
    return (await this.work.rows(REPLAY_FAILED, [endpointId])).length;
  }
}

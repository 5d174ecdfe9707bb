import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { WebhookHolder, WebhookLog } from '../../application/webhook/ports.js';
import type { DeliveryStatus } from '../../domain/webhook/endpoint.js';
import { mayReadSent, type SentEventType, type Visibility } from '../../domain/webhook/event-type.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';
import { VISIBILITY } from './event-sql.js';
import { holderColumns } from './webhook-endpoints.repository.js';

const HAS_ENDPOINT: Statement = {
  name: 'webhook-endpoint-of-holder',
  text: `select from webhook_endpoints where id = $1 and (user_id = $2 or administrator_id = $3)`,
};

const DELIVERY = `json_build_object('id', d.id, 'type', d.type, 'businessId', d.business_id, 'subjectId', d.subject_id,
    'status', d.status, 'attempts', d.attempts,
    'nextAttemptAt', case when d.status = 'waiting' then ${isoTime('d.next_at')} end,
    'problem', d.problem, 'createdAt', ${isoTime('d.created_at')}, 'endedAt', ${isoTime('d.ended_at')})`;

const ALL = orderedList({
  ...{
    name: 'webhook-deliveries',
    columns: `d.id, ${DELIVERY}::text as json`,
    from: 'webhook_deliveries d',
    id: 'uuid',
  },
  ...{ where: 'd.endpoint_id = $1', newestFirst: true },
});

const OF_STATUS = orderedList({
  ...{
    name: 'webhook-deliveries-of',
    columns: `d.id, ${DELIVERY}::text as json`,
    from: 'webhook_deliveries d',
    id: 'uuid',
  },
  ...{ where: 'd.endpoint_id = $1 and d.status = $2', newestFirst: true },
});

const SEEN: Statement = {
  name: 'webhook-delivery-seen',
  text: `select d.type, ${VISIBILITY} from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      left join businesses b on b.id = d.business_id
    where d.id = $1 and e.id = $2 and (e.user_id = $3 or e.administrator_id = $4)`,
};

/** `$3` leaves out what was sent and answered. */
const ONE: Statement = {
  name: 'webhook-delivery',
  text: `select (${DELIVERY}::jsonb || jsonb_build_object('isWithheld', $3::boolean, 'log', coalesce((
      select jsonb_agg(jsonb_build_object('sentAt', ${isoTime('a.sent_at')}, 'durationMs', a.duration_ms,
          'request', jsonb_build_object('headers', a.request_headers, 'body', case when not $3 then a.request_body end),
          'answer', case when a.status is not null then
            jsonb_build_object('status', a.status, 'headers', a.answer_headers, 'body', case when not $3 then a.answer_body end) end,
          'problem', a.problem) order by a.id desc)
      from webhook_attempts a where a.delivery_id = d.id), '[]')))::text as json
    from webhook_deliveries d where d.id = $1 and d.endpoint_id = $2`,
};

/** The log of deliveries, in PostgreSQL. */
export class PostgresWebhookLog implements WebhookLog {
  constructor(private readonly database: Database) {}

  async page(
    holder: WebhookHolder,
    endpointId: string,
    status: DeliveryStatus | null,
    page: PageRequest,
  ): Promise<ListPage | null> {
    const { userId, administratorId } = holderColumns(holder);
    if ((await this.database.row(HAS_ENDPOINT, [endpointId, userId, administratorId])) === null) return null;
    return status === null
      ? pageOf(this.database, { ...ALL, values: [endpointId] }, page)
      : pageOf(this.database, { ...OF_STATUS, values: [endpointId, status] }, page);
  }

  async one(holder: WebhookHolder, endpointId: string, deliveryId: string): Promise<JsonText | null> {
    const { userId, administratorId } = holderColumns(holder);
    const values = [deliveryId, endpointId, userId, administratorId];
    const seen = await this.database.row<Visibility & { type: SentEventType }>(SEEN, values);
    return seen && this.database.json(ONE, [deliveryId, endpointId, !mayReadSent(seen.type, seen)]);
  }
}

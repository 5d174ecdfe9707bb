import type { InferEntity } from '@mikro-orm/core';
import type { EndpointChange, WebhookEndpoints, WebhookHolder } from '../../application/webhook/ports.js';
import type { EndpointContent, WebhookEndpoint } from '../../domain/webhook/endpoint.js';
import { holdOpenAccount } from '../account/hold-open-account.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { WebhookEndpointEntity } from './webhook.entity.js';

/** The columns of a holder: one of them is null. */
export function holderColumns(holder: WebhookHolder): { userId: string | null; administratorId: number | null } {
  return holder.kind === 'member'
    ? { userId: holder.member.userId, administratorId: null }
    : { userId: null, administratorId: holder.administrator.id };
}

const OF_HOLDER: Statement = {
  name: 'webhook-endpoints-of-holder',
  text: `select id, url, description, event_types as "eventTypes", is_enabled as "isEnabled",
      disabled_reason as "disabledReason", failing_since as "failingSince",
      case when old_secret_until > now() then old_secret_until end as "oldSecretUntil", created_at as "createdAt", version
    from webhook_endpoints where user_id = $1 or administrator_id = $2 order by created_at desc, id desc`,
};

const HOLD_ADMINISTRATOR = 'select from administrators where id = $1 for no key update';

/** Not as strong as MikroORM's lock, for which events that are being recorded would wait. */
const HOLD = `select from webhook_endpoints where id = $1 and (user_id = $2 or administrator_id = $3) for no key update`;

const MAKE_DUE = `update webhook_deliveries set next_at = now() where endpoint_id = $1 and status = 'waiting' and not is_taken`;

/** Webhook endpoints in PostgreSQL. */
export class PostgresWebhookEndpoints implements WebhookEndpoints {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  ofHolder(holder: WebhookHolder): Promise<readonly WebhookEndpoint[]> {
    const { userId, administratorId } = holderColumns(holder);
    return this.database.rows<WebhookEndpoint>(OF_HOLDER, [userId, administratorId]);
  }

  async countOf(holder: WebhookHolder): Promise<number> {
    if (holder.kind === 'member') await holdOpenAccount(this.work, holder.member.userId);
    else await this.work.rows(HOLD_ADMINISTRATOR, [holder.administrator.id]);
    return this.work.em.count(WebhookEndpointEntity, holderColumns(holder));
  }

  async hold(holder: WebhookHolder, id: string): Promise<WebhookEndpoint | null> {
    const { userId, administratorId } = holderColumns(holder);
    if ((await this.work.row(HOLD, [id, userId, administratorId])) === null) return null;
    return endpointOf(await this.work.em.findOneOrFail(WebhookEndpointEntity, id));
  }

  async add(holder: WebhookHolder, id: string, content: EndpointContent, secret: string): Promise<WebhookEndpoint> {
    const values = { ...content, eventTypes: [...content.eventTypes], ...holderColumns(holder), id, secret };
    return endpointOf(await this.work.add(WebhookEndpointEntity, values));
  }

  async change(id: string, { eventTypes, ...change }: EndpointChange): Promise<WebhookEndpoint> {
    const values = { ...change, ...(eventTypes !== undefined && { eventTypes: [...eventTypes] }) };
    const row = await this.work.change(WebhookEndpointEntity, id, values);
    if (change.disabledReason === null) await this.work.rows(MAKE_DUE, [id]);
    return endpointOf(row);
  }

  async rotate(id: string, secret: string, oldUntil: Date): Promise<WebhookEndpoint> {
    const { secret: oldSecret } = await this.work.em.findOneOrFail(WebhookEndpointEntity, id);
    return endpointOf(
      await this.work.change(WebhookEndpointEntity, id, { secret, oldSecret, oldSecretUntil: oldUntil }),
    );
  }

  async remove(id: string): Promise<void> {
    const { em } = this.work;
    await em.remove(await em.findOneOrFail(WebhookEndpointEntity, id)).flush();
  }
}

function endpointOf(row: InferEntity<typeof WebhookEndpointEntity>): WebhookEndpoint {
  const { id, url, description, eventTypes, isEnabled, disabledReason = null, failingSince = null } = row;
  const { oldSecretUntil = null, createdAt, version } = row;
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > new Date();
  return {
    ...{ id, url, description, eventTypes, isEnabled, disabledReason, failingSince, createdAt, version },
    oldSecretUntil: isOldValid ? oldSecretUntil : null,
  };
}

import { DeliverWebhooks } from '../../../application/webhook/deliver-webhooks.js';
import { WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-type.js';
import type {
  NewWebhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '../../../interfaces/contract/webhook/webhook.js';
import { emptyDirectory, startTestApp, type TestApp } from '../app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../identity/administrator.js';
import { signedInAs } from '../identity/signed-in.js';
import { continueIds } from '../member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../search/seeded.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const USER = '/api/user/webhooks';
export const ADMIN = '/api/admin/webhooks';

type Response = Awaited<ReturnType<TestApp['fastify']['inject']>>;

/** A server whose webhooks may lead to this machine, with two members and an administrator. */
export interface HookedApp {
  readonly app: TestApp;
  readonly olive: string;
  readonly ada: string;
  readonly administrator: string;
  call(method: Method, url: string, cookie: string, payload?: object): Promise<Response>;
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Adds a webhook for all events. */
  hook(cookie: string, url: string, more?: object): Promise<NewWebhook>;
  /** Sends everything that is due. */
  deliver(): Promise<number>;
  /** Sends everything that waits, as if its time had come. */
  deliverAll(): Promise<number>;
  /** Returns the deliveries of a webhook, oldest first. */
  deliveries(cookie: string, id: string): Promise<WebhookDelivery[]>;
  delivery(cookie: string, id: string, deliveryId: string): Promise<WebhookDeliveryDetail>;
  /** Deletes all webhooks, and the sanctions of members. */
  clear(): Promise<void>;
}

/** Starts the server on a database of its own with a seeded directory. */
export async function hookedApp(name: string): Promise<HookedApp> {
  const urls = await emptyDirectory(name);
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  const app = await startTestApp(urls, { ...WITH_ADMINISTRATOR, WEBHOOKS_TO_LOOPBACK: 'on' });
  const administrator = await signedInAsAdministrator(app);
  const pathFor = (cookie: string) => (cookie === administrator ? ADMIN : USER);
  const call: HookedApp['call'] = async (method, url, cookie, payload) =>
    app.fastify.inject({ method, url, headers: { cookie }, ...(payload !== undefined && { payload }) });
  const sql: HookedApp['sql'] = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await app.database.pool.query(text, [...values])).rows as Row[];
  const deliver = () => app.nest.get(DeliverWebhooks).deliverDue();
  return {
    ...{ app, administrator, call, sql, deliver },
    olive: await signedInAs(app, OLIVE),
    ada: await signedInAs(app, ADA),
    async hook(cookie, url, more = {}) {
      const form = { url, description: 'Ours', eventTypes: WEBHOOK_EVENT_TYPES, ...more };
      const answer = await call('POST', pathFor(cookie), cookie, form);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    async deliverAll() {
      await sql(`update webhook_deliveries set next_at = now() where status = 'waiting'`);
      return deliver();
    },
    async deliveries(cookie, id) {
      const answer = await call('GET', `${pathFor(cookie)}/${id}/deliveries?limit=100`, cookie);
      return answer.json<WebhookDelivery[]>().toReversed();
    },
    async delivery(cookie, id, deliveryId) {
      return (await call('GET', `${pathFor(cookie)}/${id}/deliveries/${deliveryId}`, cookie)).json();
    },
    async clear() {
      await sql('delete from webhook_endpoints');
      await sql('delete from notices');
    },
  };
}

/** Webhooks in tests lead to this machine at once, so their timestamps are those of now. */
export const RENAME = `update businesses set name = name || ' again' where id = $1`;

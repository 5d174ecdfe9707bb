import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliverWebhooks } from '../../../application/webhook/deliver-webhooks.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { WebhookDeliveryDetail, type NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { OLIVE } from '../../support/search/seeded.js';
import { endpointServer, verified, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

let hooked: HookedApp;
let server: EndpointServer;
let hook: NewWebhook;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_deliveries');
  server = await endpointServer();
});

beforeEach(async () => {
  await hooked.clear();
  await hooked.sql('delete from outbox');
  server.received.length = 0;
  server.answer = (response) => response.writeHead(204).end();
  hook = await hooked.hook(hooked.olive, server.url);
});

afterAll(async () => {
  await hooked?.app.close();
  await server?.close();
});

const log = () => hooked.deliveries(hooked.olive, hook.id);
const businesses = () => server.received.map(({ data }) => data['businessId']);
const ids = () => server.received.map(({ headers }) => headers['webhook-id']);
const emails = () => hooked.sql(`select member_id, payload ->> 'subject' as subject from outbox`);
const webhook = async () => (await hooked.call('GET', '/api/user/webhooks', hooked.olive)).json<object[]>()[0];

describe('the order of events', () => {
  it('holds back later events of a failing business, and no others', async () => {
    server.answer = (response, { data }) => response.writeHead(data['businessId'] === 1 ? 503 : 204).end();
    for (const id of [1, 2, 1, 3]) await hooked.sql(RENAME, [id]);
    await hooked.deliver();
    expect(businesses()).toEqual([1, 2, 3]);
    expect((await log()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual([
      ...['waiting 1', 'delivered 1', 'waiting 0', 'delivered 1'],
    ]);
    server.answer = (response) => response.writeHead(204).end();
    await hooked.deliverAll();
    const [first, , second] = await log();
    expect(ids().slice(3)).toEqual([first, second].map((delivery) => `msg_${delivery?.id}`));
  });

  it('sends the next event at once when an earlier one has failed permanently', async () => {
    server.answer = (response) => response.writeHead(500).end();
    for (let change = 0; change < 2; change += 1) await hooked.sql(RENAME, [1]);
    await hooked.sql(
      'update webhook_deliveries set attempts = 7 where place = (select min(place) from webhook_deliveries)',
    );
    await hooked.deliver();
    expect((await log()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['failed 8', 'waiting 1']);
  });
});

describe('an event', () => {
  it('is sent again with the same ID if its process died before or after sending it', async () => {
    await hooked.sql(RENAME, [1]);
    const webhooks = hooked.app.nest.get(DeliverWebhooks);
    const take = () => webhooks.take({ ofEndpoint: 1, ofMember: 1 }, { endpoints: [], members: [] });
    expect(await take()).toHaveLength(1);
    expect(await take()).toBeNull();
    await hooked.deliverAll();
    await hooked.sql(`update webhook_deliveries set status = 'waiting', is_taken = true, next_at = now()`);
    await hooked.deliver();
    expect(new Set(ids()).size).toBe(1);
    expect(ids()).toHaveLength(2);
  });

  it('waits for an administrator’s decision, and is deleted with it', async () => {
    const hide = () =>
      hooked.call('POST', '/api/admin/businesses/7/hide', hooked.administrator, { reason: 'It is not real.' });
    const hidden = await hide();
    expect(hidden.statusCode).toBe(200);
    await hooked.deliverAll();
    expect(server.received).toEqual([]);
    const undo = `/api/admin/decisions/${String(hidden.headers['decision-id'])}/undo`;
    expect((await hooked.call('POST', undo, hooked.administrator)).statusCode).toBeLessThan(300);
    await hooked.deliverAll();
    expect([server.received, await log()]).toEqual([[], []]);
    await hide();
    await hooked.sql(`update decisions set outcome = 'final', settled_at = now() where outcome is null`);
    await hooked.deliverAll();
    expect(server.received.map(({ type }) => type)).toEqual(['business.hidden']);
  });

  it('is forgotten with its log after 30 days', async () => {
    for (const id of [1, 2]) await hooked.sql(RENAME, [id]);
    await hooked.deliver();
    await hooked.sql(
      `update webhook_deliveries set created_at = now() - interval '30 days 1 hour' where business_id = 1`,
    );
    await pruneExpired(hooked.app.database);
    expect((await log()).map(({ businessId }) => businessId)).toEqual([2]);
    expect(await hooked.sql('select from webhook_attempts')).toHaveLength(1);
  });

  it('has the exact request and answer in its log', async () => {
    server.answer = (response) => response.writeHead(429, { 'retry-after': '1200' }).end('x'.repeat(9000));
    await hooked.sql(RENAME, [1]);
    await hooked.deliver();
    const [delivery] = await log();
    const detail = await hooked.delivery(hooked.olive, hook.id, String(delivery?.id));
    expect(WebhookDeliveryDetail.strict().safeParse(detail).error).toBeUndefined();
    const [attempt] = detail.log;
    const [request] = server.received;
    expect(attempt?.request.body).toBe(request?.body);
    expect(request?.headers).toMatchObject(attempt?.request.headers ?? {});
    expect(attempt?.answer).toMatchObject({ status: 429, headers: { 'retry-after': '1200' }, body: 'x'.repeat(4096) });
    const waits = Date.parse(String(detail.nextAttemptAt)) - Date.parse(String(attempt?.sentAt));
    expect(Math.round(waits / 60_000)).toBe(20);
  });
});

describe('a failing endpoint', () => {
  const ofMember = {
    member_id: OLIVE,
    subject: expect.stringMatching(/^Your webhook to 127\.0\.0\.1:\d+ is disabled$/),
  };

  it('is disabled by 410, and enabled again with what waits', async () => {
    server.answer = (response) => response.writeHead(410).end();
    await hooked.sql(RENAME, [1]);
    await hooked.sql(RENAME, [1]);
    await hooked.deliver();
    expect([server.received.length, await webhook()]).toMatchObject([1, { isEnabled: false, disabledReason: 'gone' }]);
    expect(await emails()).toEqual([ofMember]);
    await hooked.sql(RENAME, [2]);
    server.answer = (response) => response.writeHead(204).end();
    const form = { url: server.url, description: '', eventTypes: hook.eventTypes, isEnabled: true };
    const enabled = await hooked.call('PUT', `/api/user/webhooks/${hook.id}`, hooked.olive, form);
    expect(enabled.json()).toMatchObject({ isEnabled: true, disabledReason: null, failingSince: null });
    await hooked.deliver();
    expect((await log()).map(({ status }) => status)).toEqual(['failed', 'delivered']);
  });

  it('is disabled after 5 days without a success, and a success starts the count again', async () => {
    server.answer = (response) => response.writeHead(500).end();
    await hooked.sql(RENAME, [1]);
    await hooked.deliver();
    await hooked.sql(`update webhook_endpoints set failing_since = now() - interval '119 hours'`);
    await hooked.deliverAll();
    expect(await webhook()).toMatchObject({ isEnabled: true });
    await hooked.sql(`update webhook_endpoints set failing_since = now() - interval '120 hours'`);
    await hooked.deliverAll();
    expect(await webhook()).toMatchObject({ isEnabled: false, disabledReason: 'failures' });
    expect(await emails()).toEqual([ofMember]);
  });

  it('is not failing once an event was delivered', async () => {
    server.answer = (response) => response.writeHead(500).end();
    await hooked.sql(RENAME, [1]);
    await hooked.deliver();
    expect(await webhook()).toMatchObject({ failingSince: expect.any(String) });
    server.answer = (response) => response.writeHead(204).end();
    await hooked.deliverAll();
    expect(await webhook()).toMatchObject({ failingSince: null });
  });
});

describe('what a holder asks for', () => {
  const post = (path: string, cookie = hooked.olive) =>
    hooked.call('POST', `/api/user/webhooks/${hook.id}${path}`, cookie);

  it('sends a test once, and shows what came of it', async () => {
    server.answer = (response) => response.writeHead(500).end();
    const sent = await post('/test');
    expect(sent.statusCode).toBe(202);
    await hooked.deliver();
    const { deliveryId } = sent.json<{ deliveryId: string }>();
    expect(await hooked.delivery(hooked.olive, hook.id, deliveryId)).toMatchObject({
      ...{ type: 'webhook.test', status: 'failed', attempts: 1, businessId: null },
    });
    expect(await webhook()).toMatchObject({ failingSince: null });
  });

  it('replays one delivery, and all failed ones in their order', async () => {
    for (const id of [1, 1, 2]) await hooked.sql(RENAME, [id]);
    await hooked.deliver();
    await hooked.sql(`update webhook_deliveries set status = 'failed', ended_at = now() where business_id = 1`);
    const again = await log();
    const replayed = await post(`/deliveries/${String(again[2]?.id)}/replay`);
    expect([replayed.statusCode, replayed.json()]).toMatchObject([200, { status: 'waiting', attempts: 0 }]);
    expect((await post(`/deliveries/${String(again[2]?.id)}/replay`)).json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect((await post('/replays')).json()).toEqual({ replayed: 2 });
    server.received.length = 0;
    await hooked.deliver();
    expect(businesses().filter((id) => id === 1)).toHaveLength(2);
    const ofOne = ids().filter((_, index) => businesses()[index] === 1);
    expect(ofOne).toEqual(again.slice(0, 2).map(({ id }) => `msg_${id}`));
  });

  it('refuses tests and replays of a disabled webhook', async () => {
    await hooked.sql(`update webhook_endpoints set is_enabled = false, disabled_reason = 'holder'`);
    for (const path of ['/test', '/replays']) {
      expect((await post(path)).json()).toMatchObject({ status: 409, code: 'WEBHOOK_DISABLED' });
    }
  });

  it('signs with the old and the new secret for a day after a rotation', async () => {
    const { secret } = (await post('/secret')).json<NewWebhook>();
    expect(secret).not.toBe(hook.secret);
    await hooked.sql(RENAME, [1]);
    await hooked.deliver();
    const [request] = server.received;
    for (const each of [hook.secret, secret])
      expect(verified(each, request!)).toMatchObject({ type: 'business.changed' });
    await hooked.sql(`update webhook_endpoints set old_secret_until = now() - interval '1 second'`);
    await hooked.sql(RENAME, [1]);
    await hooked.deliver();
    expect(() => verified(hook.secret, server.received[1]!)).toThrow('No matching signature');
    expect(verified(secret, server.received[1]!)).toMatchObject({ type: 'business.changed' });
  });
});

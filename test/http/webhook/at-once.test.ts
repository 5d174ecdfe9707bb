import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { DeliverWebhooks } from '../../../application/webhook/deliver-webhooks.js';
import type { NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { countDeadlocks } from '../../support/faults/while-locked.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { endpointServer, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

let hooked: HookedApp;
let server: EndpointServer;
let hook: NewWebhook;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_at_once');
  server = await endpointServer();
});

beforeEach(async () => {
  await hooked.clear();
  server.received.length = 0;
  server.answer = (response) => response.writeHead(500).end();
  hook = await hooked.hook(hooked.olive, server.url);
});

afterAll(async () => {
  await hooked?.app.close();
  await server?.close();
});

const HELD = 'select from webhook_endpoints where id = $1 for no key update';

/** Runs the work while another transaction has run a statement about the webhook, and then commits that transaction. */
async function during(statement: string, work: () => Promise<unknown>): Promise<void> {
  const client: PoolClient = await hooked.app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [hook.id]);
    await work();
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('a change of a business', () => {
  it('neither fails nor waits while a webhook is being deleted', async () => {
    await during('delete from webhook_endpoints where id = $1', () => hooked.sql(RENAME, [1]));
    expect(await hooked.sql('select from webhook_deliveries')).toEqual([]);
  });

  it('is recorded at once while a webhook is being edited', async () => {
    await during(HELD, () => hooked.sql(RENAME, [1]));
    expect(await hooked.deliveries(hooked.olive, hook.id)).toHaveLength(1);
  });
});

describe('the end of a delivery', () => {
  const at = () => `/api/user/webhooks/${hook.id}`;

  it.each([
    ['is deleted', () => hooked.call('DELETE', at(), hooked.olive)],
    ['replays what failed', () => hooked.call('POST', `${at()}/replays`, hooked.olive)],
    [
      'is disabled',
      () =>
        hooked.call('PUT', at(), hooked.olive, {
          ...{ url: server.url, description: '', eventTypes: hook.eventTypes, isEnabled: false },
        }),
    ],
  ])('never deadlocks when the webhook %s', async (_, act) => {
    await hooked.sql(RENAME, [1]);
    const held = { hold: HELD, values: [hook.id] };
    expect(await countDeadlocks(hooked.app.database.pool, held, [act, () => hooked.deliver()])).toBe(0);
    expect(server.received).toHaveLength(1);
  });
});

describe('what is taken at once', () => {
  const take = (busy: { endpoints?: string[]; members?: string[] } = {}) =>
    hooked.app.nest
      .get(DeliverWebhooks)
      .take({ ofEndpoint: 4, ofMember: 5 }, { ...{ endpoints: [], members: [] }, ...busy });

  it('is limited for an endpoint and for a member with several, but not for administrators', async () => {
    await hooked.hook(hooked.olive, server.url);
    const own = [
      await hooked.hook(hooked.administrator, server.url),
      await hooked.hook(hooked.administrator, server.url),
    ];
    for (const id of [1, 2, 3, 4, 5, 6]) await hooked.sql(RENAME, [id]);
    const taken = await take();
    const of = (id: string) => taken?.filter(({ endpointId }) => endpointId === id).length;
    expect(taken?.filter(({ memberId }) => memberId === OLIVE)).toHaveLength(5);
    expect([of(own[0]!.id), of(own[1]!.id)]).toEqual([4, 4]);
    const next = await take({ endpoints: [own[0]!.id], members: [OLIVE] });
    expect(next?.map(({ endpointId }) => endpointId)).toEqual([own[1]!.id, own[1]!.id]);
    expect(await take({ endpoints: [own[0]!.id, own[1]!.id], members: [OLIVE, ADA] })).toBeNull();
  });

  it('never contains the same event twice', async () => {
    for (const id of [1, 2, 3, 4]) await hooked.sql(RENAME, [id]);
    const taken = (await Promise.all([take(), take(), take()])).flatMap((each) => each ?? []);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    expect(taken).toHaveLength(4);
  });
});

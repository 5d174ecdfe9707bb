import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_LOGGED_ATTEMPTS_OF_EVENT } from '../../../domain/webhook/schedule.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { WebhookDeliveryDetail, type NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { endpointServer, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

let hooked: HookedApp;
let server: EndpointServer;
let hook: NewWebhook;
let own: NewWebhook;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_log');
  server = await endpointServer();
});

beforeEach(async () => {
  await hooked.clear();
  server.received.length = 0;
  server.answer = (response, { body }) => response.writeHead(200).end(body);
  hook = await hooked.hook(hooked.olive, server.url);
  own = await hooked.hook(hooked.administrator, server.url);
});

afterAll(async () => {
  await hooked?.app.close();
  await server?.close();
});

const WHO = ['olive', 'administrator'] as const;
const hookOf = (who: (typeof WHO)[number]) => (who === 'olive' ? hook : own);

/** Returns what the log of each receiver shows of its first event. */
const shown = async (who: (typeof WHO)[number]) => {
  const [first] = await hooked.deliveries(hooked[who], hookOf(who).id);
  const detail = await hooked.delivery(hooked[who], hookOf(who).id, String(first?.id));
  expect(WebhookDeliveryDetail.strict().safeParse(detail).error).toBeUndefined();
  return detail;
};

const aReview = async (content: string) => {
  const [review] = await hooked.sql<{ id: number }>(
    `insert into reviews (business_id, user_id, rating, content) values (6, '${ADA}', 4, $1)
     on conflict (business_id, user_id) do update set content = excluded.content returning id`,
    [content],
  );
  await hooked.deliver();
  return review?.id;
};

describe('what the log shows', () => {
  it.each(WHO)('withholds a review from %s while it is hidden', async (who) => {
    const id = await aReview('Secret words.');
    expect((await shown(who)).log[0]?.request.body).toContain('Secret words.');
    await hooked.sql(`update reviews set state = 'hidden', is_published = false where id = $1`, [id]);
    const hidden = await shown(who);
    expect(hidden).toMatchObject({ isWithheld: true, log: [{ request: { body: null }, answer: { body: null } }] });
    expect(JSON.stringify(hidden)).not.toContain('Secret words.');
    await hooked.sql(`update reviews set state = 'shown', is_published = true where id = $1`, [id]);
    expect(await shown(who)).toMatchObject({ isWithheld: false });
    await hooked.sql('delete from reviews where id = $1', [id]);
  });

  it('forgets the text of a deleted review at once, and the deliveries with it', async () => {
    const id = await aReview('Forgotten words.');
    await hooked.sql('delete from reviews where id = $1', [id]);
    expect((await shown('olive')).log).toEqual([]);
    const attempts = await hooked.sql<{ request_body: string }>('select request_body from webhook_attempts');
    expect(JSON.stringify(attempts)).not.toContain('Forgotten words.');
    await hooked.deliver();
    await pruneExpired(hooked.app.database);
    expect((await hooked.deliveries(hooked.olive, hook.id)).map(({ type }) => type)).toEqual(['review.hidden']);
  });

  it('forgets within a day what was recorded while the review was being deleted', async () => {
    const id = await aReview('Late words.');
    await hooked.sql('delete from reviews where id = $1', [id]);
    await hooked.sql(`insert into webhook_attempts (delivery_id, sent_at, duration_ms, request_headers, request_body)
      select id, now(), 1, '{}', 'Late words.' from webhook_deliveries where type = 'review.published'`);
    await pruneExpired(hooked.app.database);
    expect(await hooked.sql('select from webhook_attempts')).toEqual([]);
  });

  it('withholds from its owner what was sent about a business that was deleted permanently', async () => {
    await hooked.sql('update businesses set is_active = false where id = 11');
    await hooked.deliver();
    expect((await shown('olive')).log[0]?.request.body).toContain('Patio Place 11');
    await hooked.sql('delete from businesses where id = 11');
    expect(await shown('olive')).toMatchObject({ isWithheld: true, log: [{ request: { body: null } }] });
    expect(await shown('administrator')).toMatchObject({ isWithheld: false });
  });

  it('withholds a business that its member lost, and sends nothing of it in a replay', async () => {
    await hooked.sql(RENAME, [4]);
    await hooked.deliver();
    await hooked.sql(`update businesses set owner_id = '${ADA}' where id = 4`);
    const lost = await shown('olive');
    expect(lost).toMatchObject({ isWithheld: true, log: [{ request: { body: null } }] });
    await hooked.deliver();
    server.received.length = 0;
    const again = `/api/user/webhooks/${hook.id}/deliveries/${lost.id}/replay`;
    expect((await hooked.call('POST', again, hooked.olive)).json()).toMatchObject({ isWithheld: true });
    await hooked.deliver();
    expect([server.received, (await shown('olive')).status]).toEqual([[], 'skipped']);
    await hooked.sql(`update businesses set owner_id = '${OLIVE}' where id = 4`);
  });
});

describe('the size of the log', () => {
  it('is cut without waiting for what others delete at the same time', async () => {
    for (const id of [1, 2]) await hooked.sql(RENAME, [id]);
    await hooked.deliver();
    await hooked.sql(`update webhook_deliveries set created_at = now() - interval '31 days'`);
    const client = await hooked.app.database.pool.connect();
    await client.query('begin');
    await client.query('select from webhook_attempts order by id limit 1 for update');
    await pruneExpired(hooked.app.database);
    expect(await hooked.sql('select from webhook_attempts')).toHaveLength(1);
    await client.query('rollback');
    client.release();
    await pruneExpired(hooked.app.database);
    const left = `select (select count(*) from webhook_attempts)::int as attempts,
      (select count(*) from webhook_deliveries)::int as deliveries`;
    expect(await hooked.sql(left)).toEqual([{ attempts: 0, deliveries: 0 }]);
  });

  it('keeps the newest attempts of an event', async () => {
    await hooked.sql(RENAME, [1]);
    for (let attempt = 0; attempt <= MAX_LOGGED_ATTEMPTS_OF_EVENT; attempt += 1) {
      await hooked.sql(`update webhook_deliveries set status = 'waiting', next_at = now()`);
      await hooked.deliver();
    }
    const { id, log } = await shown('olive');
    expect(log).toHaveLength(MAX_LOGGED_ATTEMPTS_OF_EVENT);
    const newestOf = 'select max(sent_at) as at from webhook_attempts where delivery_id = $1';
    const [newest] = await hooked.sql<{ at: Date }>(newestOf, [id]);
    expect(log[0]?.sentAt).toBe(newest?.at.toISOString());
  });

  it('keeps 5,000 attempts of a member, and more of an administrator', async () => {
    for (let round = 0; round < 5; round += 1) {
      await hooked.sql(
        `with d as (insert into webhook_deliveries (endpoint_id, type, business_id, status, ended_at)
           select e, 'business.changed', n, 'delivered', now() from unnest($1::uuid[]) e, generate_series(1, 1001) n returning id)
         insert into webhook_attempts (delivery_id, sent_at, duration_ms, request_headers, request_body)
           select id, now(), 1, '{}', '{}' from d`,
        [[hook.id, own.id]],
      );
    }
    await pruneExpired(hooked.app.database);
    const counts = await hooked.sql(
      `select endpoint_id = $1 as "isMember", count(*)::int as n from webhook_deliveries group by 1 order by 1`,
      [hook.id],
    );
    expect(counts).toEqual([
      { isMember: false, n: 5_005 },
      { isMember: true, n: 5_000 },
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MemberData } from '../../../application/account/ports.js';
import { RunImport } from '../../../application/import/run-import.js';
import { RunUndo } from '../../../application/import/run-undo.js';
import { Transaction } from '../../../application/shared/transaction.js';
import type { NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { countDeadlocks, whileLocked } from '../../support/faults/while-locked.js';
import { uploadImport } from '../../support/import/upload.js';
import { ADA } from '../../support/search/seeded.js';
import { endpointServer, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { ADMIN, hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

/** Two businesses of Olive's. The second one is free, and is merged into the first. */
const [KEPT, MERGED] = [1, 2];

let hooked: HookedApp;
let server: EndpointServer;
let own: NewWebhook;
/** Rows that a merge, an import, and the end of a delivery wait for. */
let held: { hold: string; values: unknown[] };
let review: number;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_merges');
  server = await endpointServer();
});

beforeEach(async () => {
  await hooked.clear();
  await hooked.sql('delete from reviews where business_id = any($1)', [[KEPT, MERGED]]);
  const [written] = await hooked.sql<{ id: number }>(
    `insert into reviews (business_id, user_id, rating, content) values ($1, '${ADA}', 4, 'Shady.') returning id`,
    [MERGED],
  );
  review = Number(written?.id);
  await hooked.sql(`insert into review_responses (review_id, business_id, content) values ($1, $2, 'Thanks!')`, [
    ...[review, MERGED],
  ]);
  server.received.length = 0;
  server.answer = (response) => response.writeHead(204).end();
  await hooked.hook(hooked.olive, server.url);
  own = await hooked.hook(hooked.administrator, server.url);
});

afterAll(async () => {
  await hooked?.app.close();
  await server?.close();
});

type Call = () => Promise<unknown>;

const accepted = async (method: 'POST' | 'DELETE', path: string, payload: object = {}) => {
  const answer = await hooked.call(method, `/api/admin${path}`, hooked.administrator, payload);
  expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
  return answer;
};

async function merge(): Promise<number> {
  const answer = await accepted('POST', '/duplicates/merge', { keepId: KEPT, mergedId: MERGED });
  return answer.json<{ id: number }>().id;
}

const undo = (id: number) => accepted('POST', `/merges/${id}/undo`);

/** What the holder or a process does with a webhook at the same time. */
const MEANWHILE: Readonly<Record<string, Call>> = {
  'a delivery ends': () => hooked.deliver(),
  'failed deliveries are replayed': () => accepted('POST', `/webhooks/${own.id}/replays`),
  'the webhook is deleted': () => hooked.call('DELETE', `${ADMIN}/${own.id}`, hooked.administrator),
};

const EACH = Object.keys(MEANWHILE).flatMap((what) => [[what, 'after'] as const, [what, 'before'] as const]);

/** Runs both while each waits for rows that another transaction has locked. */
async function bothAtOnce(what: string, order: 'after' | 'before', change: Call): Promise<void> {
  const other = MEANWHILE[what]!;
  const calls = order === 'after' ? [change, other] : [other, change];
  expect(await countDeadlocks(hooked.app.database.pool, held, calls)).toBe(0);
}

describe('a merge, or its undo, while the events of its businesses are sent', () => {
  beforeEach(async () => {
    await hooked.sql(RENAME, [KEPT]);
    // A merge changes this row last, after it has recorded its events.
    const hold = `select from webhook_endpoints e, review_responses r where e.id = $1 and r.review_id = $2
      for no key update of e, r`;
    held = { hold, values: [own.id, review] };
  });

  it.each(EACH)('never deadlocks when %s, %s it began', async (what, order) => {
    let id = 0;
    await bothAtOnce(what, order, async () => (id = await merge()));
    await hooked.sql(`update decisions set outcome = 'final', settled_at = now() where outcome is null`);
    await hooked.deliverAll();
    await hooked.sql(RENAME, [KEPT]);
    const again = what === 'the webhook is deleted' ? await hooked.hook(hooked.administrator, server.url) : own;
    held.values[0] = (own = again).id;
    await bothAtOnce(what, order, () => undo(id));
    const [row] = await hooked.sql('select business_id from reviews where id = $1', [review]);
    expect(row).toEqual({ business_id: MERGED });
  });
});

describe('an import, or its undo, while the events of its businesses are sent', () => {
  const run = (id: number) => hooked.app.nest.get(RunImport).run(id);

  /** Orders the import of a place with this name. */
  const ordered = async (name: string, phone: string) => {
    const place = { source: 'list', externalId: 'a', name, category: 'services', phone };
    const where = { city: 'Laredo', state: 'TX', latitude: 27.5, longitude: -99.5 };
    const text = `${JSON.stringify({ ...place, ...where })}\n`;
    return (await uploadImport(hooked.app, hooked.administrator, 'list.jsonl', text)).json<{ id: number }>().id;
  };

  it.each(EACH)('never deadlocks when %s, %s it began', async (what, order) => {
    await run(await ordered('Muddy Paw', '512 555 0177'));
    const [{ id: place } = { id: 0 }] = await hooked.sql<{ id: number }>(
      `select id from businesses where name = 'Muddy Paw'`,
    );
    const hold = `select from webhook_endpoints e, businesses b where e.id = $1 and b.id = $2 for no key update of e, b`;
    held = { hold, values: [own.id, place] };
    const id = await ordered('Muddy Paw and Friends', '512 555 0178');
    await bothAtOnce(what, order, () => run(id));
    const again = what === 'the webhook is deleted' ? await hooked.hook(hooked.administrator, server.url) : own;
    held.values[0] = (own = again).id;
    await hooked.sql(RENAME, [KEPT]);
    await accepted('POST', `/imports/${id}/undo`);
    await bothAtOnce(what, order, () => hooked.app.nest.get(RunUndo).run(id));
    expect(await hooked.sql('select name from businesses where id = $1', [place])).toEqual([{ name: 'Muddy Paw' }]);
    await hooked.sql('delete from businesses where id = $1', [place]);
    await hooked.sql('delete from imports');
  });
});

describe('the log of a deleted review', () => {
  /** Locks one of the attempts that the deletions of the review and of the webhook delete. */
  const middle = `select from webhook_attempts where id = (select percentile_disc(0.5) within group (order by a.id)
    from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id where d.endpoint_id = $1) for update`;
  const remove = () => hooked.call('DELETE', `${ADMIN}/${own.id}`, hooked.administrator);
  const gone = () => hooked.sql('delete from reviews where id = $1', [review]);

  beforeEach(async () => {
    for (let change = 0; change < 4; change += 1) {
      await hooked.sql(`update reviews set content = content || ' Yes.' where id = $1`, [review]);
    }
    await hooked.sql(`insert into webhook_attempts (delivery_id, sent_at, duration_ms, request_headers, request_body)
      select id, now(), 1, '{}', 'Shady.' from webhook_deliveries where type = 'review.changed' order by place desc`);
    held = { hold: middle, values: [own.id] };
  });

  it('is forgotten first if the webhook is deleted after the review', async () => {
    expect(await countDeadlocks(hooked.app.database.pool, held, [gone, remove])).toBe(0);
    expect(await hooked.sql('select from webhook_attempts')).toEqual([]);
  });

  it('is not waited for if the webhook is already being deleted with it', async () => {
    await whileLocked(hooked.app.database.pool, { ...held, begin: remove }, gone);
    expect(await hooked.sql('select from webhook_attempts')).toEqual([]);
  });
});

describe('the erasure of a manager', () => {
  it('never deadlocks with changes of several businesses, whose events the manager gets', async () => {
    const [managed, reviewed] = [7, 8];
    await hooked.hook(hooked.ada, server.url);
    await hooked.sql(`insert into business_people (business_id, member_id, role) values ($1, '${ADA}', 'manager')`, [
      managed,
    ]);
    await hooked.sql(`insert into reviews (business_id, user_id, rating, content) values ($1, '${ADA}', 4, 'Shady.')`, [
      reviewed,
    ]);
    const erase = () =>
      hooked.app.nest
        .get(Transaction, { strict: false })
        .run(() => hooked.app.nest.get(MemberData, { strict: false }).erase(ADA, 'remove'));
    const both = () =>
      hooked.sql(`do $$ begin update businesses set name = name || ' again' where id = ${String(managed)};
        update businesses set name = name || ' again' where id = ${String(reviewed)}; end $$`);
    const business = { hold: 'select from businesses where id = $1 for update', values: [reviewed] };
    expect(await countDeadlocks(hooked.app.database.pool, business, [erase, both])).toBe(0);
    expect(await hooked.sql('select from users where id = $1', [ADA])).toEqual([]);
  });
});

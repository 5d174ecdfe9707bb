import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DecideInBulk } from '../../../application/administration/decide-in-bulk.js';
import type { BulkAnswer, BulkResult } from '../../../interfaces/contract/administration/bulk.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_bulk');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const call = (payload: object, headers: Record<string, string> = {}) =>
  app.fastify.inject({
    ...{ method: 'POST', url: '/api/admin/bulk', payload },
    headers: { cookie: administrator, ...headers },
  });
const resultsOf = async (payload: object): Promise<BulkResult[]> => (await call(payload)).json<BulkAnswer>().results;
const sql = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

/** Adds `many` pending businesses owned by Ada and returns their IDs. */
const waiting = async (many: number): Promise<number[]> =>
  (
    await sql(
      `insert into businesses (name, category, approval_status, owner_id)
       select 'Waits ' || n, 'services', 'pending', $1 from generate_series(1, $2::integer) n returning id`,
      [ADA, many],
    )
  ).map(({ id }) => Number(id));

/** Adds one claim per member for the same unowned business and returns the claim IDs. */
async function claims(members: readonly string[]): Promise<number[]> {
  const [place] = await sql(
    `insert into businesses (name, category, approval_status) values ('Claimed', 'services', 'approved') returning id`,
  );
  const rows = await sql(
    `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
     select $1, member, 'Someone', 'someone@example.com', 'website_verification' from unnest($2::uuid[]) member returning id`,
    [place.id, members],
  );
  return rows.map(({ id }) => Number(id));
}

const feedback = async (many: number): Promise<number[]> =>
  (
    await sql(
      `insert into user_feedback (feedback_type, title, description) select 'bug_report', 'A bug', 'It does not work.'
       from generate_series(1, $1::integer) returning id`,
      [many],
    )
  ).map(({ id }) => Number(id));

/** Returns a snapshot of everything that a decision can change. */
const left = () =>
  sql(`select (select count(*)::int from audit_log) as entries, (select count(*)::int from outbox) as messages,
    (select count(*)::int from pgboss.job) as jobs,
    (select md5(string_agg(b::text, '' order by id)) from businesses b) as businesses,
    (select md5(string_agg(c::text, '' order by id)) from business_claims c) as claims,
    (select md5(string_agg(f::text, '' order by id)) from user_feedback f) as feedback`);

describe('POST /api/admin/bulk', () => {
  it('a bulk call decides each row on its own, with an audit log entry and an email, even when others are refused', async () => {
    const [first = 0, changed = 0, last = 0] = await waiting(3);
    const order = {
      ...{ action: 'business.reject', ids: [first, HIDDEN.rejected, 999_999, changed, last] },
      ...{ versions: [1, 1, 1, 7, 1], reason: 'A duplicate.' },
    };
    const before = await left();
    const preview = await resultsOf({ ...order, reason: null, preview: true });
    expect(await left()).toEqual(before);
    const results = await resultsOf(order);
    expect(preview.map(({ outcome }) => outcome)).toEqual(['allowed', 'refused', 'refused', 'refused', 'allowed']);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'refused', 'refused', 'done']);
    expect(preview.map(({ id, message }) => [id, message])).toEqual(results.map(({ id, message }) => [id, message]));
    expect(results.map(({ message }) => message)).toEqual([
      ...[null, expect.any(String), 'Business not found'],
      ...['This business has changed since you opened it. Please reload and review it again.', null],
    ]);
    expect(
      await sql(
        `select actor, action, target_id, reason from audit_log where target_type = 'business' and reason is not null order by id`,
      ),
    ).toEqual(
      [first, last].map((id) => ({
        ...{ actor: 'Administrator', action: 'business.reject', target_id: String(id), reason: 'A duplicate.' },
      })),
    );
    expect(
      await sql(`select count(*)::int as n from outbox where dedupe_key like any(array[$1, $2])`, [
        ...[`business:${first}:reject:%`, `business:${last}:reject:%`],
      ]),
    ).toEqual([{ n: 2 }]);
  });

  it('a bulk call approves one of several claims of a business, as the preview predicted', async () => {
    const [first = 0, second = 0] = await claims([ADA, OLIVE]);
    const order = { action: 'claim.approve', ids: [first, second], reason: 'We know them.' };
    expect(await resultsOf({ ...order, preview: true })).toEqual([
      { id: first, outcome: 'allowed', message: null },
      {
        ...{ id: second, outcome: 'refused' },
        message: 'Another item in your selection would be approved first, and only one can be approved.',
      },
    ]);
    expect((await resultsOf(order)).map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    expect(await sql('select status from business_claims where id = any($1) order by id', [order.ids])).toEqual([
      { status: 'approved' },
      { status: 'rejected' },
    ]);
  });

  it('a bulk call rejects ownership requests and tells both sides of each', async () => {
    const rows = await sql(
      `insert into ownership_requests (business_id, requester_id, owner_id, status, message, answer_by)
       select b.id, $1, $2, status, 'I bought it.', now() from (values ('under_review'), ('withdrawn')) s (status),
         (select min(id) as id from businesses) b returning id`,
      [ADA, OLIVE],
    );
    const ids = rows.map(({ id }) => Number(id));
    const order = { action: 'ownership.reject', ids, reason: 'The lease names the owner.' };
    expect((await resultsOf({ ...order, preview: true })).map(({ outcome }) => outcome)).toEqual([
      'allowed',
      'refused',
    ]);
    expect((await resultsOf(order)).map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    const told = await sql(
      `select count(*)::int as n from outbox where dedupe_key like 'ownership-request:' || $1 || ':%'
         and outbox::text like '%The lease names the owner.%'`,
      [ids[0]],
    );
    expect(told).toEqual([{ n: 2 }]);
  });

  it('a bulk call refuses to approve a claim without proof if no reason is given', async () => {
    const [only = 0] = await claims([ADA]);
    const refused = [
      { id: only, outcome: 'refused', message: 'This claim has no proof. Please say why you approve it.' },
    ];
    for (const preview of [true, false]) {
      expect(await resultsOf({ action: 'claim.approve', ids: [only], preview })).toEqual(refused);
    }
  });

  it.each([
    ['feedback.takeUp', null, { status: 'under_review', notes: null, done: null }],
    ['feedback.complete', 'Mended.', { status: 'completed', notes: null, done: 'Mended.' }],
    ['feedback.reject', 'No bug.', { status: 'rejected', notes: 'No bug.', done: null }],
    ['feedback.markDuplicate', null, { status: 'duplicate', notes: null, done: null }],
  ])('a bulk call applies %s to feedback exactly like the single call', async (action, reason, expected) => {
    const ids = await feedback(2);
    expect((await resultsOf({ action, ids, reason })).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(
      await sql(
        `select status, admin_notes as notes, action_taken as done from user_feedback where id = any($1::int[])`,
        [ids],
      ),
    ).toEqual([expected, expected]);
    expect(
      await sql('select action from audit_log where target_type = $1 and target_id = any($2)', [
        'feedback',
        ids.map(String),
      ]),
    ).toEqual([{ action }, { action }]);
  });

  it('decides each row once when several bulk calls run at the same time', async () => {
    const ids = await waiting(20);
    const answers = await Promise.all([
      resultsOf({ action: 'business.approve', ids }),
      resultsOf({ action: 'business.reject', ids: ids.toReversed(), reason: 'No.' }),
      resultsOf({ action: 'business.approve', ids }),
    ]);
    const done = answers.flat().filter(({ outcome }) => outcome === 'done');
    expect(done.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    expect(answers.flat().filter(({ outcome }) => outcome === 'refused')).toHaveLength(40);
    expect(
      await sql(`select count(*)::int as n from audit_log where target_type = 'business' and target_id = any($1)`, [
        ids.map(String),
      ]),
    ).toEqual([{ n: 20 }]);
  });

  it('a bulk call runs once per idempotency key and returns the same answer both times', async () => {
    const ids = await waiting(2);
    const send = () => call({ action: 'business.approve', ids }, { 'idempotency-key': 'bulk-1' });
    const [first, second] = [await send(), await send()];
    expect([second.headers['idempotency-replayed'], second.body]).toEqual(['true', first.body]);
    expect(first.json<BulkAnswer>().results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  it("a bulk call doesn't continue after a failure halfway, and says that part of the work may be done", async () => {
    const ids = await waiting(2);
    const send = () => call({ action: 'business.approve', ids }, { 'idempotency-key': 'bulk-2' });
    const halting = app.nest.get(DecideInBulk, { strict: false });
    const run = halting.run.bind(halting);
    halting.run = async (who, order) => {
      halting.run = run;
      await run(who, { ...order, ids: ids.slice(0, 1) });
      throw new Error('half way');
    };
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([
      500,
      409,
      expect.objectContaining({
        message:
          'This request was already started, but its response was lost. It may be fully or partly done. Please check before you send it again.',
      }),
    ]);
    expect(await sql('select approval_status as state from businesses where id = any($1) order by id', [ids])).toEqual([
      { state: 'approved' },
      { state: 'pending' },
    ]);
  });

  const IDS_MESSAGE = 'ids must contain 1 to 200 different IDs.';
  it.each([
    ['an unknown action', { action: 'business.edit', ids: [1] }, 'This action is not available in bulk.'],
    ['none', { action: 'business.approve', ids: [] }, IDS_MESSAGE],
    ['the same ID twice', { action: 'business.approve', ids: [1, 1] }, IDS_MESSAGE],
    ['an ID that is not a number', { action: 'business.approve', ids: ['1'] }, IDS_MESSAGE],
    ['201', { action: 'business.approve', ids: Array.from({ length: 201 }, (_, n) => n + 1) }, IDS_MESSAGE],
    [
      'versions that do not match the IDs',
      { action: 'business.approve', ids: [1], versions: [1, 2] },
      'versions must have one entry per ID.',
    ],
    ['a rejection without a reason', { action: 'business.reject', ids: [1] }, 'Please provide a rejection reason.'],
    ['a blank reason', { action: 'claim.reject', ids: [1], reason: '  ' }, 'Please provide a rejection reason.'],
    ['a completion without a text', { action: 'feedback.complete', ids: [1] }, 'Please say what was done.'],
    [
      'a reason that is too long',
      { action: 'business.reject', ids: [1], reason: 'a'.repeat(2001) },
      'A reason must be 2000 characters or less',
    ],
  ])('returns 400 for a bulk call: %s', async (_, payload, message) => {
    const answer = await call(payload);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
  });
});

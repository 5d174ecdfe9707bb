import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MemberData } from '../../../application/account/ports.js';
import { PrepareDigests } from '../../../application/alert/prepare-digests.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { purgeListings } from '../../../infrastructure/jobs/purge-listings.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { countDeadlocks } from '../../support/faults/while-locked.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { Importing } from '../../support/import/importing.js';
import { continueIds } from '../../support/member-rows.js';
import { OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { Following } from './following.js';

let app: TestApp;
let importing: Importing;
let test: Following;
/** A new member for each test. */
let adaId: string;
let ada: string;
let olive: string;
let administrator: string;
/** Two places of the last import. Ada follows the second one, then the first. */
let first: number;
let second: number;
let importId: number;

beforeAll(async () => {
  const urls = await emptyDirectory('http_alerts_at_once');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  importing = await Importing.into(urls.appUrl, 'paws.example');
  test = new Following(app);
  administrator = await signedInAsAdministrator(app);
});

afterAll(async () => {
  await app?.close();
  await importing?.close();
});

const place = (externalId: string, name: string) => ({
  ...{ externalId, source: 'list', name, category: 'services', phone: `512 555 010${externalId}` },
  ...{ latitude: 35 + Number(externalId), longitude: -98 },
});

const file = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

beforeEach(async () => {
  for (const table of ['alerts', 'place_news', 'outbox', 'reviews', 'imports']) await test.sql(`delete from ${table}`);
  await test.sql(`delete from businesses where name like 'One%' or name like 'Two%'`);
  await test.sql('update users set erasure_at = null');
  adaId = randomUUID();
  await test.sql(`insert into users (id, email, first_name) values ($1::uuid, $1::text || '@example.com', 'Ada')`, [
    adaId,
  ]);
  [ada, olive] = [await signedInAs(app, adaId), await signedInAs(app, OLIVE)];
  importId = await importing.order('.jsonl', file(place('1', 'One'), place('2', 'Two')));
  expect(await importing.run(importId)).toMatchObject({ state: 'done', counts: { added: 2 } });
  const listed = await test.sql<{ id: number }>(`select id from businesses where name in ('One', 'Two') order by name`);
  [first, second] = listed.map(({ id }) => id) as [number, number];
  await test.follow(ada, { businessId: second });
  await test.follow(ada, { businessId: first });
});

type Call = () => Promise<unknown>;

/** Changes both places in one transaction, the second one first. */
const reimport: Call = () => importing.import('.jsonl', file(place('2', 'Two!'), place('1', 'One!')));
const undoImport: Call = () => importing.undo(importId);
const purge: Call = () => purgeListings(app.database);
const erase: Call = () =>
  app.nest.get(Transaction).run(() => app.nest.get(MemberData, { strict: false }).erase(adaId, 'anonymise'));
const close: Call = () => test.call('DELETE', '/api/user', olive, { reviews: 'anonymise' });
const follow: Call = () => test.call('POST', '/api/user/alerts', ada, { timeZone: 'UTC', businessId: second });
const pause: Call = async () => {
  const [alert] = await test.sql<{ id: number }>('select id from alerts where business_id = $1', [second]);
  return test.call('PUT', `/api/user/alerts/${alert?.id}`, ada, { isPaused: true });
};
const merge: Call = () =>
  test.call('POST', '/api/admin/duplicates/merge', administrator, { keepId: first, mergedId: second });
const review: Call = () =>
  test.call('POST', `/api/businesses/${second}/reviews`, ada, { rating: 4, title: 'Nice', content: 'They had water.' });

const deadlocks = (held: { readonly hold: string; readonly id: () => number }, calls: readonly Call[]) =>
  countDeadlocks(app.database.pool, { hold: held.hold, values: [held.id()] }, calls);

const SECOND = { hold: 'select from businesses where id = $1 for update', id: () => second };
const FIRST_ENTRY = { hold: 'select from business_entries where id = $1 for no key update', id: () => first };
const SECOND_ALERT = { hold: 'select from alerts where business_id = $1 for update', id: () => second };

const bothOrders = (name: string, one: Call, other: Call): [string, readonly Call[]][] => [
  [name, [one, other]],
  [`${name}, the second one first`, [other, one]],
];

describe('places that change at once never deadlock', () => {
  it.each(
    bothOrders('an import, and the end of the account of an owner who reviewed another of its places', reimport, close),
  )('%s', async (_, calls) => {
    await test.sql('update businesses set owner_id = $2 where id = $1', [first, OLIVE]);
    await test.sql(
      `insert into reviews (business_id, user_id, rating, title, content) values ($1, $2, 4, 'Nice', 'Water.')`,
      [second, OLIVE],
    );
    expect(await deadlocks(FIRST_ENTRY, calls)).toBe(0);
  });

  it.each([
    ...bothOrders('an import and a merge', reimport, merge),
    ...bothOrders('an import and a review', reimport, review),
  ])('%s', async (_, calls) => expect(await deadlocks(SECOND, calls)).toBe(0));
});

describe('a member who changes alerts never deadlocks with', () => {
  it.each([...bothOrders('the undo of an import', follow, undoImport), ...bothOrders('a merge', follow, merge)])(
    '%s',
    async (_, calls) => {
      await test.sql('delete from alerts where business_id = $1', [second]);
      expect(await deadlocks(SECOND, calls)).toBe(0);
    },
  );

  it.each([
    ...bothOrders('the undo of an import that deletes followed places', pause, undoImport),
    ...bothOrders('the erasure of the account', pause, erase),
  ])('%s', async (_, calls) => expect(await deadlocks(SECOND_ALERT, calls)).toBe(0));
});

describe('the erasure of a member never deadlocks with', () => {
  it.each(bothOrders('the undo of an import that deletes followed places', erase, undoImport))('%s', async (_, calls) =>
    expect(await deadlocks(SECOND_ALERT, calls)).toBe(0),
  );

  it.each(bothOrders('the end of deleted listings that are followed', erase, purge))('%s', async (_, calls) => {
    await test.sql(
      `update businesses set deleted_at = now() - interval '1 year', is_active = false where id in ($1, $2)`,
      [...[first, second]],
    );
    expect(await deadlocks(SECOND_ALERT, calls)).toBe(0);
  });
});

describe('the digests neither wait nor fail', () => {
  const RUNNING: readonly (readonly [what: string, statement: string, about: () => unknown])[] = [
    ['a followed place is deleted', 'delete from businesses where id = $1', () => second],
    ['a followed place changes', `update businesses set name = 'Two!' where id = $1`, () => second],
    [
      'a followed place is merged',
      'update businesses set merged_into = 1, is_active = false where id = $1',
      () => second,
    ],
    [
      'a followed place is rated',
      'update business_entries set review_count = 1, rating_sum = 4 where id = $1',
      () => second,
    ],
    ['old news is deleted', 'delete from place_news where business_id = $1', () => second],
    ['another member is erased', 'delete from users where id = $1', () => adaId],
  ];

  it.each(RUNNING)('while %s, and send the news about another place', async (_, statement, about) => {
    await test.follow(olive, { businessId: first });
    await test.sql(`update businesses set address = '1 New St' where id in ($1, $2)`, [first, second]);
    await test.sql(`update alerts set due_at = now() - interval '1 minute'`);
    const client = await app.database.pool.connect();
    await client.query('begin');
    try {
      await client.query(statement, [about()]);
      await app.nest.get(PrepareDigests).run();
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await test.emails()).map(({ subject }) => subject)).toContain('News about One');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { changesSince, type ChangesSince } from '../../../domain/business/change.js';
import { PostgresBusinessChanges } from '../../../infrastructure/business/business-changes.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import type { ChangesPage } from '../../../interfaces/contract/business/changes.js';
import { emptyDirectory } from '../../support/app.js';
import { endedTransactions } from '../../support/postgres/ended-transactions.js';

const OWNER = '5f1d0a52-52d7-4a4c-9d0d-0c58d5e2a001';

let writer: pg.Client;
let other: pg.Client;
let database: Database;
let changes: PostgresBusinessChanges;

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('database_changes');
  [writer, other] = [new pg.Client(appUrl), new pg.Client(appUrl)];
  await Promise.all([writer.connect(), other.connect()]);
  database = new Database({ url: appUrl });
  changes = new PostgresBusinessChanges(database);
});

afterAll(async () => {
  await Promise.all([writer?.end(), other?.end(), database?.pool.end()]);
});

beforeEach(async () => {
  for (const table of ['business_changes', 'businesses', 'users']) await writer.query(`delete from ${table}`);
  await writer.query('delete from business_changes');
  await writer.query(`insert into users (id, email) values ('${OWNER}', 'rita@example.com')`);
  await writer.query(`insert into businesses (id, name, category, approval_status, owner_id) values
    (1, 'One', 'restaurants', 'approved', '${OWNER}'), (2, 'Two', 'hotels', 'approved', null), (3, 'Three', 'hotels', 'pending', null)`);
});

async function page(since: ChangesSince = null, limit = 100): Promise<ChangesPage> {
  await endedTransactions(other);
  return earlyPage(since, limit);
}

/** Returns the page as it is while transactions are running. */
async function earlyPage(since: ChangesSince, limit = 100): Promise<ChangesPage> {
  return JSON.parse(await changes.page(since, limit)) as ChangesPage;
}

/** Returns the cursor behind all changes. */
async function now(): Promise<ChangesSince> {
  return changesSince((await page()).next)!;
}

/** Returns the kinds and IDs of what statements changed, each of them in a transaction of its own. */
async function changed(...statements: readonly string[]): Promise<string[]> {
  const since = await now();
  for (const statement of statements) await writer.query(statement);
  return told(await page(since));
}

const told = ({ changes: all }: ChangesPage): string[] => all.map(({ id, change }) => `${change} ${String(id)}`);

describe('changes of businesses', () => {
  it('starts with all public businesses as new, with their public data', async () => {
    const first = await page();
    expect(told(first)).toEqual(['new 1', 'new 2']);
    expect(first.changes[0]?.business).toMatchObject({ id: 1, name: 'One', ownerId: OWNER, avgRating: '0.00' });
    expect(first.changes[0]?.business).not.toHaveProperty('approvalStatus');
  });

  it.each([
    ['a new name', [`update businesses set name = 'Uno' where id = 1`], ['changed 1']],
    ['a new policy', [`update businesses set policy = '{"pets": {}}' where id = 1`], ['changed 1']],
    [
      'a new business',
      [`insert into businesses (id, name, category, approval_status) values (4, 'Four', 'hotels', 'approved')`],
      ['new 4'],
    ],
    ['an approval', [`update businesses set approval_status = 'approved' where id = 3`], ['new 3']],
    ['a rating', ['update business_entries set rating_sum = 5, review_count = 1 where id = 2'], ['changed 2']],
    ['a withdrawal', ['update businesses set is_active = false where id = 1'], ['hidden 1']],
    [
      'a takedown',
      ['update businesses set is_active = false, was_active = true, hidden_at = now() where id = 1'],
      ['hidden 1'],
    ],
    [
      'a closing',
      ['update businesses set is_active = false, was_active = true, closed_at = now() where id = 1'],
      ['closed 1'],
    ],
    [
      'a closed place that is hidden later',
      [
        'update businesses set is_active = false, was_active = true, closed_at = now() where id = 1',
        'update businesses set hidden_at = now() where id = 1',
      ],
      ['hidden 1'],
    ],
    ['a merge', ['update businesses set is_active = false, merged_into = 2 where id = 1'], ['hidden 1']],
    ['a deletion', ['delete from businesses where id = 1'], ['hidden 1']],
    [
      'a place that is hidden and shown again: it may be missing in the copy',
      ['update businesses set is_active = false where id = 1', 'update businesses set is_active = true where id = 1'],
      ['new 1'],
    ],
    ['a closed account of the owner', [`update users set erasure_at = now() where id = '${OWNER}'`], ['changed 1']],
    [
      'the order of the changes',
      [`update businesses set name = 'Dos' where id = 2`, `update businesses set name = 'Uno' where id = 1`],
      ['changed 2', 'changed 1'],
    ],
    [
      'two changes of one place: only the last',
      [`update businesses set name = 'A' where id = 1`, `update businesses set name = 'B' where id = 1`],
      ['changed 1'],
    ],
    [
      'a place that was never public',
      [`update businesses set name = 'Tres' where id = 3`, 'delete from businesses where id = 3'],
      [],
    ],
    [
      'notes of administrators',
      [`update businesses set admin_notes = 'secret', version = version + 1 where id = 1`],
      [],
    ],
    ['a rejected change', [`update businesses set pending_changes = '{"name": "X"}' where id = 1`], []],
    [
      'a rating of a place that is not public',
      ['update business_entries set rating_sum = 5, review_count = 1 where id = 3'],
      [],
    ],
  ])('reports %s', async (_, statements, expected) => {
    expect(await changed(...statements)).toEqual(expected);
  });

  it('tells only the ID of a hidden place', async () => {
    const since = await now();
    await writer.query('update businesses set is_active = false where id = 1');
    const [entry] = (await page(since)).changes;
    expect(Object.keys(entry ?? {})).toEqual(['id', 'change', 'at']);
  });
});

describe('pages of changes', () => {
  it('continues inside a transaction that changed many, and says whether there is more', async () => {
    const first = await page(null, 1);
    expect([told(first), first.hasMore]).toEqual([['new 1'], true]);
    const second = await page(changesSince(first.next), 1);
    expect([told(second), second.hasMore]).toEqual([['new 2'], false]);
  });

  it('returns the same page and cursor again when nothing has changed', async () => {
    const { next } = await page();
    expect(await page(changesSince(next))).toEqual({ changes: [], next, hasMore: false });
    await writer.query('select pg_current_xact_id()');
    expect(await page(changesSince(next))).toEqual({ changes: [], next, hasMore: false });
  });

  it('never passes a change whose transaction commits later than a newer one', async () => {
    const since = await now();
    await writer.query('begin');
    await writer.query(`update businesses set name = 'Slow' where id = 1`);
    await other.query(`update businesses set name = 'Fast' where id = 2`);
    const early = await earlyPage(since);
    expect(early).toMatchObject({ changes: [], hasMore: false });
    await writer.query('commit');
    expect(told(await page(changesSince(early.next)))).toEqual(['changed 1', 'changed 2']);
  });

  it('reports nothing that was rolled back', async () => {
    const since = await now();
    await writer.query('begin');
    await writer.query(`update businesses set name = 'Never' where id = 1`);
    await writer.query('rollback');
    expect(told(await page(since))).toEqual([]);
  });

  it('returns the changes since a time and those of the minutes before it', async () => {
    const age = (minutes: number, id: number): Promise<unknown> =>
      writer.query(
        `update business_changes set made_at = now() - interval '${minutes} minutes', at = pg_current_xact_id() where id = ${id}`,
      );
    await writer.query(`update businesses set approval_status = 'approved' where id = 3`);
    await age(120, 3);
    await age(60, 2);
    await age(10, 1);
    expect(told(await page(new Date()))).toEqual(['changed 1']);
    expect(told(await page(new Date(Date.now() - 50 * 60_000)))).toEqual(['changed 2', 'changed 1']);
    expect(told(await page(new Date(0)))).toEqual(['new 3', 'new 2', 'new 1']);
  });
});

describe('a database that was restored on another server', () => {
  it('starts again for a cursor from the future, and numbers the restored changes again', async () => {
    expect(told(await page({ transaction: '99999999999', id: 1 }))).toEqual(['new 1', 'new 2']);
    await writer.query(`update business_changes set at = '99999999999', listed = '99999999999'`);
    expect(told(await page())).toEqual([]);
    await writer.query('select renumber_changes()');
    expect(told(await page({ transaction: '99999999999', id: 1 }))).toEqual(['new 1', 'new 2']);
  });

  it('does not number changes again without a restore', async () => {
    const since = await now();
    await writer.query('select renumber_changes()');
    expect(told(await page(since))).toEqual([]);
  });
});

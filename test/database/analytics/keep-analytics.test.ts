import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { periodUntil } from '../../../domain/analytics/period.js';
import { keepAnalytics } from '../../../infrastructure/analytics/keep-analytics.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

let urls: TestDatabase;
let database: Database;

beforeAll(async () => {
  urls = await emptyDirectory('keep_analytics');
  database = new Database({ url: urls.appUrl, connections: 4 });
  await asOwner(`insert into businesses (id, name, category, approval_status) values (1, 'A', 'hotels', 'approved')`);
});
beforeEach(async () => {
  for (const day of await partitions()) await asOwner(`drop table analytics_partitions.${day}`);
  await asOwner('truncate business_analytics, business_analytics_days');
});
afterAll(() => database?.close());

const asOwner = async <Row extends object>(text: string) =>
  (await runSql(urls.ownerUrl, (client) => client.query<Row>(text))).rows;

/** Returns the names of the daily partitions, in order. */
const partitions = async () =>
  (
    await asOwner<{ name: string }>(
      `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
       where inhparent = 'business_analytics'::regclass and c.relname <> 'others' order by 1`,
    )
  ).map(({ name }) => name);

/** Returns noon (UTC) on the given number of days after March 1, 2027. `nameAt` returns the name of its partition. */
const at = (days: number) => new Date(Date.UTC(2027, 2, 1 + days, 12));
const nameAt = (days: number) => `d${periodUntil(at(days), 1).to.replaceAll('-', '')}`;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const visit = (moment: Date) =>
  database.pool.query(
    `insert into business_analytics (business_id, interaction_type, "timestamp", day)
     values (1, 'view', $1::timestamptz, ($1::timestamptz at time zone 'UTC')::date)`,
    [moment],
  );

/** Returns the number of interactions in each partition. */
const where = async () =>
  Object.fromEntries(
    (
      await asOwner<{ partition: string; n: number }>(
        `select relname as partition, count(*)::integer as n from business_analytics b join pg_class c on c.oid = b.tableoid group by 1`,
      )
    ).map(({ partition, n }) => [partition, n]),
  );

describe('the partitions of interactions', () => {
  it("are created for today and a week ahead by the app role, which can't change tables", async () => {
    await keepAnalytics(database, at(0));
    expect(await partitions()).toEqual(range(0, 7).map(nameAt));
    await visit(at(0));
    await visit(at(7));
    expect(await where()).toEqual({ [nameAt(0)]: 1, [nameAt(7)]: 1 });
    await expect(database.pool.query('create table analytics_partitions.mine ()')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('are dropped with their content after 30 days, and no earlier', async () => {
    for (const days of [0, 8, 16, 24, 31]) await keepAnalytics(database, at(days));
    for (const days of [2, 3, 31]) await visit(at(days));
    await keepAnalytics(database, at(32));
    expect(await partitions()).toEqual(range(3, 39).map(nameAt));
    expect(await where()).toEqual({ [nameAt(3)]: 1, [nameAt(31)]: 1 });
  });

  it('are created and dropped once, even by several processes', async () => {
    await keepAnalytics(database, at(0));
    const others = [1, 2, 3].map(() => new Database({ url: urls.appUrl, connections: 1 }));
    await Promise.all([database, ...others].map((each) => keepAnalytics(each, at(40))));
    await Promise.all(others.map((each) => each.close()));
    expect(await partitions()).toEqual(range(40, 47).map(nameAt));
  });

  it('may be missing: rows go to the default partition, stay there, and are deleted after 30 days', async () => {
    await keepAnalytics(database, at(0));
    for (const days of [7, 8, 9]) await visit(at(days));
    expect(await where()).toEqual({ [nameAt(7)]: 1, others: 2 });
    // The job runs again too late: the current day gets no partition, but later days do.
    await keepAnalytics(database, at(9));
    expect(await partitions()).toEqual([...range(0, 7), ...range(10, 16)].map(nameAt));
    await visit(at(9));
    await visit(at(10));
    expect(await where()).toEqual({ [nameAt(7)]: 1, others: 3, [nameAt(10)]: 1 });
    await keepAnalytics(database, at(38));
    expect(await where()).toEqual({ others: 2, [nameAt(10)]: 1 });
    await keepAnalytics(database, at(39));
    expect(await where()).toEqual({ [nameAt(10)]: 1 });
  });

  it("don't block a writer in a transaction, or lose its rows", async () => {
    await keepAnalytics(database, at(0));
    const writer = await database.pool.connect();
    await writer.query('begin');
    await writer.query(
      `insert into business_analytics (business_id, interaction_type, "timestamp", day) values (1, 'view', $1::timestamptz, '2027-03-01')`,
      ['2027-03-01T10:00:00Z'],
    );
    await keepAnalytics(database, at(3));
    expect(await partitions()).toEqual(range(0, 10).map(nameAt));
    await writer.query('commit');
    writer.release();
    expect(await where()).toEqual({ [nameAt(0)]: 1 });
  });
});

describe('the daily counts of interactions', () => {
  it('outlive the interactions and are deleted after 25 months', async () => {
    await asOwner(`insert into business_analytics_days
      select 1, day::date, 'view', 1 from unnest(array['2025-01-31', '2025-02-01', '2026-12-31', '2027-03-01']) day`);
    await keepAnalytics(database, at(0));
    expect(await asOwner(`select day::text from business_analytics_days order by 1`)).toEqual([
      { day: '2025-02-01' },
      { day: '2026-12-31' },
      { day: '2027-03-01' },
    ]);
  });
});

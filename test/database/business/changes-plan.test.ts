import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { changesSince } from '../../../domain/business/change.js';
import { PostgresBusinessChanges } from '../../../infrastructure/business/business-changes.query.js';
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import type { Database, Statement } from '../../../infrastructure/postgres/database.js';
import type { ChangesPage } from '../../../interfaces/contract/business/changes.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const CHANGES = 100_000;
/** Changes of a transaction. They have the same time. The first transaction is 3, an hour before the next one. */
const EACH = 10_000;
/** A change in transaction 10. */
const DEEP = 75_000;
const LIMIT = 1_000;

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(databaseConnection((await emptyDirectory('changes_plan')).ownerUrl));
  await client.connect();
  await client.query(`insert into businesses (id, name, category, approval_status)
    select n, 'Place ' || n, 'hotels', 'approved' from generate_series(${DEEP}, ${DEEP + 2 * LIMIT}) n`);
  await client.query('delete from business_changes');
  // Most businesses were deleted since.
  await client.query(`insert into business_changes (id, state, at, listed, made_at)
    select n, case when n between ${DEEP} and ${DEEP + 2 * LIMIT} then 'listed' else 'hidden' end, t::text::xid8, t::text::xid8,
      now() - (20 - t) * interval '1 hour'
    from generate_series(1, ${CHANGES}) n cross join lateral (select 3 + n / ${EACH} as t) made`);
  await client.query('analyze');
});
afterAll(() => client?.end());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

type Sent = readonly [statement: Statement, values: readonly unknown[]];

/** Returns the page after a position or time, and the statements that read it. */
async function read(since: string): Promise<{ readonly page: ChangesPage; readonly sent: readonly Sent[] }> {
  const sent: Sent[] = [];
  const rows = async (statement: Statement, values: readonly unknown[]) => {
    sent.push([statement, values]);
    return (await client.query(statement.text, [...values])).rows as unknown[];
  };
  const row = async (...given: Parameters<typeof rows>) => (await rows(...given))[0] ?? null;
  const changes = new PostgresBusinessChanges({ rows, row } as unknown as Database);
  return { page: JSON.parse(await changes.page(changesSince(since)!, LIMIT)) as ChangesPage, sent };
}

/** Returns how a statement reads the changes: the kinds of steps, the index, and the rows. */
async function planOf([{ text }, values]: Sent, mode: string) {
  await client.query(`set plan_cache_mode = ${mode}; prepare page as ${text}`);
  const literals = values.map((value) => `'${String(value)}'`).join(', ');
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `explain (analyze, format json) execute page (${literals})`,
  );
  await client.query('deallocate page; reset plan_cache_mode');
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
  return {
    sorts: nodes.filter((node) => node['Node Type'].includes('Sort')).length,
    reads: nodes
      .filter((node) => node['Relation Name'] === 'business_changes')
      .map((node) => [node['Index Name'], node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)]),
    businesses: nodes.find((node) => node['Relation Name'] === 'businesses')?.['Index Name'],
  };
}

const MODES = ['force_custom_plan', 'force_generic_plan'];

describe('a page of changes after very many others', () => {
  it.each(MODES)('reads its own rows only, by index: %s', async (mode) => {
    const { page, sent } = await read(`c10-${DEEP}`);
    expect(page.changes.map(({ id }) => id)).toEqual(Array.from({ length: LIMIT }, (_, at) => DEEP + 1 + at));
    expect(page.changes.every(({ business }) => business !== undefined)).toBe(true);
    expect(sent).toHaveLength(1);
    expect(await planOf(sent[0]!, mode)).toEqual({
      ...{ sorts: 0, reads: [['business_changes_at', LIMIT + 1]], businesses: 'businesses_pkey' },
    });
  });

  it.each(MODES)('finds the position of a time in one row, although many have the same time: %s', async (mode) => {
    const { page, sent } = await read(new Date(Date.now() - 10.5 * 3_600_000).toISOString());
    expect(page.changes[0]).toMatchObject({ id: 70_000 });
    expect(sent).toHaveLength(2);
    expect(await planOf(sent[0]!, mode)).toMatchObject({ sorts: 0, reads: [['business_changes_made', 1]] });
  });
});

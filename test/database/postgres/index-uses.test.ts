import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { HAS_FILE, LISTABLE, UNLISTED, VERIFICATION_SINCE, VERIFICATION_STATE, WAITS } from '../../../infrastructure/business/business.entity.js'; // prettier-ignore
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { FACTS_DUE } from '../../../infrastructure/fact/facts-due.js';
import { INDEX_USES, MAX_INDEXES } from '../../../infrastructure/schema/index-uses.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let client: pg.Client;

beforeAll(async () => {
  const { ownerUrl } = await emptyDirectory('index_uses');
  client = new pg.Client(databaseConnection(ownerUrl));
  await client.connect();
});
afterAll(() => client?.end());

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows;

describe('the indexes of a table', () => {
  it('are at most 16, on every table', async () => {
    const many = await sql<{ table: string; count: number }>(
      `select tablename as "table", count(*)::integer as count from pg_indexes where schemaname = 'public'
        group by tablename having count(*) > $1`,
      [MAX_INDEXES],
    );
    expect(many).toEqual([]);
  });

  it.each(Object.entries(INDEX_USES))('of %s are exactly those that a query uses', async (table, uses) => {
    const found = await sql<{ name: string }>(
      `select i.indexrelid::regclass::text as name from pg_index i
        where i.indrelid = $1::regclass and not i.indisunique order by 1`,
      [table],
    );
    expect(found.map(({ name }) => name)).toEqual(Object.keys(uses).toSorted());
  });

  it.each(Object.entries(INDEX_USES))('of %s are named with files that query the table', (table, uses) => {
    const strangers = Object.values(uses)
      .flat()
      .filter((file) => !readFileSync(join(PROJECT_ROOT, 'infrastructure', file), 'utf8').includes(table));
    expect(strangers).toEqual([]);
  });
});

const ADDRESS = `'/uploads/a.webp'::text`;

/** Conditions and orders of queries, as the planner must recognize them. */
const QUERIES: readonly (readonly [index: string, query: string])[] = [
  ['businesses_near', `b.is_public and ${LISTABLE} order by on_map(b.latitude, b.longitude) <-> point(1, 1) limit 5`],
  ['businesses_near', `${UNLISTED} and on_map(b.latitude, b.longitude) <@ box(point(1, 1), point(2, 2))`],
  ['businesses_phone', `b.is_public and ${LISTABLE} and b.phone is not null and phone_digits(b.phone) = '5125550100'`],
  ['businesses_phone', `${UNLISTED} and b.phone is not null and phone_digits(b.phone) = '5125550100'`],
  ['businesses_unlisted_name', `${UNLISTED} and b.name collate name_order = 'Paws' collate name_order`],
  ['businesses_files', HAS_FILE.photo('b', ADDRESS)],
  ['businesses_files', HAS_FILE.menu('b', ADDRESS)],
  ['businesses_verification', `is_public and ${VERIFICATION_STATE} = 'waiting' order by ${VERIFICATION_SINCE}, id`],
  ['businesses_waiting', `${WAITS} order by created_at, id`],
  ['businesses_gone', 'merged_into = 1'],
  ['businesses_gone', `deleted_at < now() - interval '30 days'`],
  ['businesses_claimant', 'claimed_by = gen_random_uuid()'],
  [
    'businesses_created',
    `kind = 'zoo' and state = 'TX' and owner_id is not null order by created_at desc, id desc limit 5`,
  ],
  ...Object.values(FACTS_DUE).map((condition) => ['businesses_facts_due', condition] as const),
];

describe('an index with conditions of its own', () => {
  it.each(QUERIES)('%s answers: %s', async (index, query) => {
    // Few rows are read fastest without an index.
    await client.query('set enable_seqscan = off; set enable_sort = off');
    const rows = await sql<{ 'QUERY PLAN': string }>(`explain select b.id from businesses b where ${query}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/businesses_\w+/g)).toEqual([index]);
    expect(plan).not.toMatch(/\bSort\b/);
    // The day is part of the index, not computed for each row.
    expect(plan).not.toMatch(/Filter:.*LEAST/);
  });
});

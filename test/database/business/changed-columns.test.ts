import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { detailSql } from '../../../infrastructure/business/business-detail.js';
import { databaseConnection } from '../../../infrastructure/config/database-connection.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(databaseConnection((await emptyDirectory('changed_columns')).ownerUrl));
  await client.connect();
});
afterAll(() => client?.end());

/** The triggers that write the changes feed, by the table whose columns they compare. */
const TRIGGERS = {
  businesses: 'businesses_note_public',
  business_entries: 'entries_note_rating',
  users: 'users_note_owner',
} as const;

type Table = keyof typeof TRIGGERS;

/** Columns that visitors never see change, with the reason. */
const NEVER: Readonly<Record<Table, Readonly<Record<string, string>>>> = {
  businesses: {
    id: 'never changes',
    created_at: 'never changes',
    is_active: 'is true for every public business, and part of is_public',
    rejection_reason: 'only its people see it',
    pending_changes: 'only its people see it',
  },
  business_entries: { id: 'never changes' },
  users: { id: 'never changes' },
};

const names = async (text: string, values: unknown[]): Promise<string[]> =>
  (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

/** Returns the columns of a table that the detail of a place reads for visitors. */
const read = (table: string) =>
  names(
    `select column_name as name from information_schema.view_column_usage
      where view_name = 'shown_detail' and table_name = $1 order by 1`,
    [table],
  );

/** Returns the columns from which the database computes another one. */
const sourcesOf = (table: string, column: string) =>
  names(
    `select column_name as name from information_schema.column_column_usage
      where table_name = $1 and dependent_column = $2`,
    [table, column],
  );

async function compared(table: Table): Promise<ReadonlySet<string>> {
  const [definition = ''] = await names(
    'select pg_get_triggerdef(oid) as name from pg_trigger where tgrelid = $1::regclass and tgname = $2',
    [table, TRIGGERS[table]],
  );
  return new Set([...definition.matchAll(/\bold\.(\w+)/g)].map(([, column]) => column!));
}

/** Returns the columns that visitors see but whose change the feed would miss. */
async function missed(table: Table): Promise<string[]> {
  const watched = await compared(table);
  const unwatched = (await read(table)).filter((column) => !watched.has(column) && !(column in NEVER[table]));
  const isComputed = async (column: string) => {
    const sources = await sourcesOf(table, column);
    return sources.length > 0 && sources.every((source) => watched.has(source));
  };
  const computed = await Promise.all(unwatched.map(isComputed));
  return unwatched.filter((_, index) => !computed[index]);
}

describe('the changes feed', () => {
  const detail = { billing: 'null', yourRole: 'null', isSaved: 'null::boolean', more: [], where: 'is_public' };

  beforeAll(() => client.query(`create view shown_detail as ${detailSql(detail)}`));

  it('knows every table that the detail of a place reads', async () => {
    const tables = await names(
      `select distinct table_name as name from information_schema.view_column_usage where view_name = 'shown_detail'`,
      [],
    );
    expect(tables.toSorted()).toEqual(Object.keys(TRIGGERS).toSorted());
  });

  it.each(Object.keys(TRIGGERS) as Table[])(
    'contains a change of every column of %s that visitors see',
    async (table) => {
      expect(await read(table)).not.toEqual([]);
      expect(await missed(table)).toEqual([]);
    },
  );

  it.each(Object.keys(TRIGGERS) as Table[])('has no exception for a column of %s that nobody reads', async (table) => {
    const shown = await read(table);
    expect(Object.keys(NEVER[table]).filter((column) => !shown.includes(column))).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_TABLES } from '../../../infrastructure/member-data/member-tables.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { continueIds, plantMember } from '../../support/member-rows.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('account_registry');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

/** Names of columns that hold a member ID even without a foreign key. */
const NAMES =
  '^(user_id|.+_user_id|member_id|owner_id|responder_id|claimed_by|claimant_id|author_id|reporter_id|account_id)$';

/** Returns every column that references a member or has a name that suggests it. */
async function memberColumns(): Promise<Set<string>> {
  const { rows } = await app.database.pool.query<{ column: string }>(
    `select c.relname || '.' || a.attname as column
     from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
     where k.contype = 'f' and k.confrelid = 'users'::regclass and c.relnamespace = 'public'::regnamespace
     union select table_name || '.' || column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $1`,
    [NAMES],
  );
  return new Set(rows.map(({ column }) => column));
}

const unregistered = async () => {
  const known = new Set(
    MEMBER_TABLES.flatMap(({ table, memberColumns }) => memberColumns.map((column) => `${table}.${column}`)),
  );
  return [...(await memberColumns())].filter((column) => !known.has(column));
};

describe('the registry of member data', () => {
  it('the registry of member data names every column that holds a member ID', async () => {
    expect(await unregistered()).toEqual([]);
  });

  it('the registry of member data is incomplete when a new table holds a member ID, by foreign key or by name', async () => {
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query(
        'create table planted (id integer, member uuid references users); create table planted_too (user_id text)',
      ),
    );
    expect((await unregistered()).toSorted()).toEqual(['planted.member', 'planted_too.user_id']);
    await runSql(app.databaseUrls.ownerUrl, (client) => client.query('drop table planted, planted_too'));
  });

  it('the registry of member data names each table once, with existing columns', async () => {
    expect(new Set(MEMBER_TABLES.map(({ table }) => table)).size).toBe(MEMBER_TABLES.length);
    for (const { table, memberColumns: named, exported } of MEMBER_TABLES) {
      const { rows } = await app.database.pool.query<{ name: string }>(
        'select column_name as name from information_schema.columns where table_schema = $2 and table_name = $1',
        [table, 'public'],
      );
      const columns = rows.map(({ name }) => name);
      expect([table, columns]).toEqual([table, expect.arrayContaining([...named])]);
      if (!('nothing' in exported) && exported.select === undefined) {
        expect([table, columns]).toEqual([table, expect.arrayContaining([...(exported.except ?? [])])]);
      }
    }
  });

  it("the registry of member data finds a member's rows in every table", async () => {
    const { userId, email } = await plantMember(app, 'registered');
    const client = await app.database.pool.connect();
    await client.query('begin');
    // plantMember opens an account without an ordered erasure.
    await client.query(
      `insert into ordered_erasures (member_id, ordered_by, ordered_by_id, reason_code, note) values ($1, 'Ruth', 0, 'illegal', 'Nine.')`,
      [userId],
    );
    await client.query(
      `select set_config('welcome_paws.member', $1, true), set_config('welcome_paws.member_email', $2, true)`,
      [userId, email],
    );
    const found: Record<string, boolean> = {};
    for (const { table, own } of MEMBER_TABLES) {
      const { rows } = await client.query(`select from ${table} t where ${own}`);
      found[table] = rows.length > 0;
    }
    await client.query('rollback');
    client.release();
    expect(found).toEqual(Object.fromEntries(MEMBER_TABLES.map(({ table }) => [table, true])));
  });
});

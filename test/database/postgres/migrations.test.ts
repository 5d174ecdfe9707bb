import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, pendingMigrations } from '../../../infrastructure/schema/migrate.js';
import { migrationNames } from '../../../infrastructure/schema/migrations.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { createTestDatabase, type TestDatabase } from '../../support/postgres/postgres.js';

const server = {
  ownerUrl: String(process.env['TEST_OWNER_URL']),
  appUrl: String(process.env['TEST_APP_URL']),
};
const appRole = decodeURIComponent(new URL(server.appUrl).username);

describe('migrating a new database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(server, 'migrations_new');
  });

  it('uses every file in the migrations folder, each with a valid name and a unique number', () => {
    const folder = join(import.meta.dirname, '../../../infrastructure/schema/migrations');
    expect(readdirSync(folder).toSorted()).toEqual(migrationNames().map((name) => `${name}.sql`));
    expect(new Set(migrationNames().map((name) => name.slice(0, 4))).size).toBe(migrationNames().length);
  });

  it('reports every migration as missing, also to the app role', async () => {
    expect(await runSql(database.appUrl, pendingMigrations)).toEqual(migrationNames());
  });

  it('is done by one of two processes that start at the same time, while the other waits', async () => {
    const options = { ownerUrl: database.ownerUrl, appRole };
    const both = await Promise.all([migrate(options), migrate(options)]);
    const all = migrationNames();
    expect(both.toSorted((a, b) => b.migrations.length - a.migrations.length)).toEqual([
      { migrations: all, gazetteer: true },
      { migrations: [], gazetteer: false },
    ]);
  });

  it('leaves nothing missing, and another run changes nothing', async () => {
    expect(await runSql(database.appUrl, pendingMigrations)).toEqual([]);
    const before = await shape(database);
    expect(await migrate({ ownerUrl: database.ownerUrl, appRole })).toEqual({ migrations: [], gazetteer: false });
    expect(await shape(database)).toEqual(before);
  });
});

describe('the app role', () => {
  let app: pg.Client;
  beforeAll(async () => {
    const database = await createTestDatabase(server, 'migrations_rights');
    await migrate({ ownerUrl: database.ownerUrl, appRole });
    app = new pg.Client(database.appUrl);
    await app.connect();
  });
  afterAll(() => app.end());

  it('can read, insert, update, and delete rows', async () => {
    const inserted = await app.query<{ id: number }>(
      `insert into businesses (name, category) values ('Tail Town', 'services') returning id`,
    );
    const id = inserted.rows[0]?.id;
    await app.query('update businesses set city = $2 where id = $1', [id, 'Austin']);
    const read = await app.query<{ city: string }>('select city from businesses where id = $1', [id]);
    expect(read.rows).toEqual([{ city: 'Austin' }]);
    expect((await app.query('delete from businesses where id = $1', [id])).rowCount).toBe(1);
  });

  it.each([
    ['make a table', 'create table mine (id integer)'],
    ['make a schema', 'create schema mine'],
    ['alter a table', 'alter table businesses add column mine text'],
    ['drop a table', 'drop table reviews'],
    ['make an index', 'create index mine on users (first_name)'],
    ['empty a table at once', 'truncate search_words'],
    ['pretend that a migration ran', `insert into mikro_orm_migrations (name) values ('0003')`],
    ['forget that a migration ran', 'delete from mikro_orm_migrations'],
  ])('cannot %s', async (_, statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

/** Returns everything that a second run could have changed. */
async function shape(database: TestDatabase): Promise<unknown> {
  return runSql(database.ownerUrl, async (client) => {
    const columns = await client.query(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
    const migrations = await client.query('select * from mikro_orm_migrations order by id');
    const gazetteer = await client.query('select *, (select count(*) from places) from gazetteer');
    return [columns.rows, migrations.rows, gazetteer.rows];
  });
}

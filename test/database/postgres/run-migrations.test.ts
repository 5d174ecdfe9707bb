import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runMigrations } from '../../../infrastructure/schema/running/run-migrations.js';
import { testServer } from '../../support/postgres/empty-directory.js';
import { createTestDatabase } from '../../support/postgres/postgres.js';
import { until } from '../../support/until.js';

let url: string;
let opened: pg.Client[] = [];
let migrating: pg.Client;
let other: pg.Client;

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  opened.push(client);
  return client;
}

beforeAll(async () => {
  url = (await createTestDatabase(testServer(), 'run_migrations')).ownerUrl;
});

beforeEach(async () => {
  [migrating, other] = [await connected(), await connected()];
  await other.query(`drop table if exists mikro_orm_migrations, dogs, walks`);
  await other.query(`create table dogs (id int primary key, name text not null, size int)`);
  await other.query(`insert into dogs select n, 'Rex ' || n, null from generate_series(1, 2500) n`);
});

afterEach(async () => {
  await Promise.all(opened.map((client) => client.end().catch(() => undefined)));
  opened = [];
});

const run = (...files: readonly (readonly [name: string, sql: string])[]) =>
  runMigrations(
    migrating,
    files.map(([name, sql]) => ({ name, sql })),
  );
const ran = async () =>
  (await other.query<{ name: string }>('select name from mikro_orm_migrations order by id')).rows.map(
    ({ name }) => name,
  );
const pidOf = async (client: pg.Client) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
const isWaiting = async (pid: number) =>
  (await other.query(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [pid])).rowCount === 1;
const INDEX = 'create unique index concurrently dogs_name on dogs (name)';
const indexes = async (table = 'dogs') =>
  (
    await other.query<{ name: string; valid: boolean }>(
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
        where indrelid = $1::regclass and not indisprimary order by 1`,
      [table],
    )
  ).rows;

describe('a migration in one transaction', () => {
  it('that fails changes nothing, and keeps earlier migrations', async () => {
    await expect(
      run(['1-a', 'alter table dogs add a int'], ['2-b', 'alter table dogs add b int; select 1 / 0']),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await ran()).toEqual(['1-a']);
    await expect(other.query('select a from dogs')).resolves.toBeDefined();
    await expect(other.query('select b from dogs')).rejects.toMatchObject({ code: '42703' });
  });

  it('that waits for a table tries again, and lets others read the table in between', async () => {
    const reader = await connected();
    await other.query('begin; lock table dogs in access share mode');
    const migration = run(['1-a', 'alter table dogs add a int']);
    const pid = await until('the wait', async () => {
      const { rows } = await other.query<{ pid: number }>(
        `select pid from pg_locks where relation = 'dogs'::regclass and not granted`,
      );
      return rows[0]?.pid;
    });
    expect(pid).toBeGreaterThan(0);
    // This query queues behind the migration. The transaction that both wait for has not ended.
    await reader.query('select from dogs limit 1');
    await other.query('commit');
    await migration;
    expect(await ran()).toEqual(['1-a']);
  });

  it('that never gets the table fails with a lock error, and leaves no setting behind', async () => {
    await other.query('begin; lock table dogs in access share mode');
    const files = [{ name: '1-a', sql: 'alter table dogs add a int' }];
    await expect(runMigrations(migrating, files, 0)).rejects.toMatchObject({ code: '55P03' });
    await other.query('commit');
    expect(await ran()).toEqual([]);
    expect((await migrating.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
  });
});

describe('a migration that builds an index concurrently', () => {
  it('lets others write at the same time', async () => {
    await other.query(`begin; insert into dogs values (9001, 'Bella')`);
    const pid = await pidOf(migrating);
    const migration = run(['1-index', INDEX]);
    await until('the build', () => isWaiting(pid));
    const writer = await connected();
    await writer.query(`insert into dogs values (9002, 'Luna')`);
    await other.query('commit');
    await migration;
    expect(await indexes()).toEqual([{ name: 'dogs_name', valid: true }]);
  });

  it('replaces the invalid index of an interrupted build, and repeats the whole migration', async () => {
    const file = ['1-index', `create table if not exists walks (day int); ${INDEX}`] as const;
    await other.query(`begin; insert into dogs values (9001, 'Bella')`);
    const pid = await pidOf(migrating);
    const interrupted = expect(run(file)).rejects.toBeDefined();
    await until('the build', () => isWaiting(pid));
    await other.query('select pg_terminate_backend($1)', [pid]);
    await interrupted;
    await other.query('commit');
    expect([await indexes(), await ran()]).toEqual([[{ name: 'dogs_name', valid: false }], []]);
    migrating = await connected();
    await run(file);
    expect([await indexes(), await ran()]).toEqual([[{ name: 'dogs_name', valid: true }], ['1-index']]);
  });

  it('keeps an index that was complete when the start was interrupted', async () => {
    await other.query(INDEX);
    const before = await other.query(`select 'dogs_name'::regclass::oid as oid`);
    await run(['1-index', INDEX]);
    expect((await other.query(`select 'dogs_name'::regclass::oid as oid`)).rows).toEqual(before.rows);
  });

  it('builds the index of each partition, even after an interruption, and of later partitions', async () => {
    await other.query(`create table walks (day int not null, dog int) partition by range (day);
      create table walks_1 partition of walks for values from (1) to (2);
      create table walks_2 partition of walks for values from (2) to (3);
      insert into walks values (1, 1), (2, 1)`);
    const file = ['1-index', 'create unique index concurrently walks_dog on walks (day, dog)'] as const;
    await other.query('create unique index walks_dog on only walks (day, dog)');
    await other.query('create unique index walks_1_walks_dog on walks_1 (day, dog)');
    await run(file);
    await other.query('create table walks_3 partition of walks for values from (3) to (4)');
    expect(await indexes('walks')).toEqual([{ name: 'walks_dog', valid: true }]);
    expect([...(await indexes('walks_1')), ...(await indexes('walks_2'))]).toEqual([
      { name: 'walks_1_walks_dog', valid: true },
      { name: 'walks_2_walks_dog', valid: true },
    ]);
    expect(await indexes('walks_3')).toHaveLength(1);
    await expect(other.query('insert into walks values (2, 1)')).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a migration with a statement in batches', () => {
  const BATCH = `-- Repeats until it changes nothing.
    update dogs set size = 5 where id in (select id from dogs where size is null limit 1000)`;

  it('repeats the statement until no row is left, each time in its own transaction', async () => {
    await run(['1-size', `${BATCH};\nalter table dogs add constraint dogs_size check (size is not null) not valid`]);
    const { rows } = await other.query('select count(distinct xmin::text)::int as n, min(size) as size from dogs');
    expect([rows, await ran()]).toEqual([[{ n: 3, size: 5 }], ['1-size']]);
  });

  it('continues after an interruption', async () => {
    await expect(run(['1-size', `${BATCH}; select 1 / 0`])).rejects.toMatchObject({ code: '22012' });
    expect(await ran()).toEqual([]);
    await run(['1-size', BATCH]);
    expect(await ran()).toEqual(['1-size']);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DataDirInUseError } from '../../../infrastructure/postgres/embedded/data-dir-lock.js';
import { chooseRunner, run } from '../../../infrastructure/postgres/embedded/embedded-account.js';
import { findPostgres } from '../../../infrastructure/postgres/embedded/embedded-binaries.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../infrastructure/postgres/embedded/embedded-postgres.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { createTestDatabase } from '../../support/postgres/postgres.js';

const SUPPORT = join(import.meta.dirname, '..', '..', 'support');
const PATIENCE_MS = 60_000;

let home: string;
let dataDir: string;
const running: { stop(): Promise<void> }[] = [];

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'welcome-paws-embedded-'));
  // The folder is closed to other users. If the test runs as root, PostgreSQL's own user must still get through it.
  chmodSync(home, 0o700);
  dataDir = join(home, 'data');
});

afterEach(async () => {
  for (const part of running.splice(0)) await part.stop();
}, PATIENCE_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  running.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.stop();
}

/** Starts a second app process that can be killed. */
function startProcess(
  folder = dataDir,
): ChildProcess & { readonly stdout: NodeJS.ReadableStream; readonly stderr: NodeJS.ReadableStream } {
  const child = spawn(
    process.execPath,
    ['--import', join(SUPPORT, 'run-sources.ts'), join(SUPPORT, 'postgres/embedded-holder.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push({
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  });
  return child;
}

async function addressOf(child: ReturnType<typeof startProcess>): Promise<string> {
  let refusal = '';
  child.stderr.on('data', (chunk: Buffer) => {
    refusal += chunk.toString();
  });
  const [said] = await Promise.race([
    once(child.stdout, 'data') as Promise<[Buffer]>,
    once(child, 'exit').then(() => {
      throw new Error(`It ended early: ${refusal}`);
    }),
  ]);
  return said.toString().trim();
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the embedded database', () => {
  it(
    'keeps its data across a restart',
    async () => {
      const first = await start();
      await runSql(first.ownerUrl, (client) =>
        client.query(`create table if not exists kept (word text); truncate kept; insert into kept values ('paws')`),
      );
      await stop(first);
      expect(existsSync(join(dataDir, 'process.lock'))).toBe(false);
      const second = await start();
      const { rows } = await runSql(second.appUrl, (client) => client.query('select word from kept'));
      expect(rows).toEqual([{ word: 'paws' }]);
    },
    PATIENCE_MS,
  );

  it(
    'lets the app role work with rows but not change the schema',
    async () => {
      const { ownerUrl, appUrl } = await start();
      await runSql(ownerUrl, (client) =>
        client.query('drop table if exists pets; create table pets (id serial, name text)'),
      );
      await runSql(appUrl, async (client) => {
        await client.query(`insert into pets (name) values ('Rex')`);
        expect((await client.query('select * from pets')).rows).toEqual([{ id: 1, name: 'Rex' }]);
        await expect(client.query('alter table pets add column age integer')).rejects.toMatchObject({ code: '42501' });
        await expect(client.query('create table cats (id integer)')).rejects.toMatchObject({ code: '42501' });
        await expect(client.query('truncate pets')).rejects.toMatchObject({ code: '42501' });
      });
    },
    PATIENCE_MS,
  );

  it(
    'gives the owner role the extensions and the collation for search, identical on every machine',
    async () => {
      const { ownerUrl } = await start();
      await runSql(ownerUrl, async (client) => {
        for (const name of ['unaccent', 'pg_trgm', 'btree_gin'])
          await client.query(`create extension if not exists ${name}`);
        await client.query(`drop collation if exists c;
        create collation c (provider = icu, locale = 'en-US-u-ks-level1', deterministic = false)`);
        const { rows } = await client.query(`select 'Éa' collate c = 'ea' as folds, lower('É') as lower,
        (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale,
        current_setting('TimeZone') as zone, current_setting('listen_addresses') as listens`);
        expect(rows).toEqual([{ folds: true, lower: 'é', locale: 'b C.UTF-8', zone: 'UTC', listens: '127.0.0.1' }]);
      });
    },
    PATIENCE_MS,
  );

  it(
    'accepts no connection without a password, and stores the passwords for its user only',
    async () => {
      const { appUrl } = await start();
      const strange = Object.assign(new URL(appUrl), { password: 'guess' }).href;
      await expect(runSql(strange, (client) => client.query('select 1'))).rejects.toMatchObject({ code: '28P01' });
      expect(statSync(join(dataDir, 'postgres-passwords.json')).mode & 0o777).toBe(0o600);
      expect(statSync(dataDir).mode & 0o077).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'rejects a second start with exit code 1 and names the first process',
    async () => {
      await start();
      const second = startProcess();
      const [[code], [said]] = await Promise.all([
        once(second, 'exit') as Promise<[number]>,
        once(second.stderr, 'data') as Promise<[Buffer]>,
      ]);
      expect(said.toString()).toContain(`Another Welcome Paws (process ${process.pid}) is already using ${dataDir}.`);
      expect(code).toBe(1);
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataDirInUseError);
    },
    PATIENCE_MS,
  );

  it(
    'recovers after kill -9 of its process, with all committed data',
    async () => {
      const victim = startProcess();
      const address = await addressOf(victim);
      await runSql(address, (client) =>
        client.query(
          `create table if not exists survivors (word text); truncate survivors; insert into survivors values ('cat')`,
        ),
      );
      await kill(victim);
      const { ownerUrl } = await start();
      const { rows } = await runSql(ownerUrl, (client) => client.query('select word from survivors'));
      expect(rows).toEqual([{ word: 'cat' }]);
      await expect(runSql(address, (client) => client.query('select 1'))).rejects.toMatchObject({
        code: 'ECONNREFUSED',
      });
    },
    PATIENCE_MS,
  );

  it(
    'takes over lock files whose process IDs now belong to other programs',
    async () => {
      await stop(await start());
      writeFileSync(join(dataDir, 'process.lock'), JSON.stringify({ ...ownHolder(), started: 'long ago' }));
      // A PostgreSQL lock file with the ID of a running process that isn't PostgreSQL: this one.
      writeFileSync(
        join(dataDir, 'postgres', 'postmaster.pid'),
        `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n`,
      );
      const { appUrl } = await start();
      expect((await runSql(appUrl, (client) => client.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
    },
    PATIENCE_MS,
  );

  it(
    'sets itself up again if its first start was killed halfway',
    async () => {
      const folder = join(home, 'interrupted');
      mkdirSync(join(folder, 'postgres.new-killed', 'data', 'base'), { recursive: true });
      writeFileSync(join(folder, 'postgres.new-killed', 'data', 'PG_VERSION'), '18\n');
      const { appUrl } = await start(folder);
      expect((await runSql(appUrl, (client) => client.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
      expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres-passwords.json', 'process.lock']);
    },
    PATIENCE_MS,
  );

  it(
    'is given to exactly one of several processes that start over a stale lock',
    async () => {
      writeFileSync(join(dataDir, 'process.lock'), JSON.stringify({ ...ownHolder(), started: 'long ago' }));
      const children = [1, 2, 3].map(() => startProcess());
      const outcomes = await Promise.allSettled(children.map((child) => addressOf(child)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it(
    'can hold more databases with the same roles, for tests',
    async () => {
      const server = await start();
      await runSql(server.superuserUrl, (client) => client.query('alter role welcome_paws_owner createdb'));
      const { ownerUrl, appUrl } = await createTestDatabase(server, 'another');
      await runSql(ownerUrl, (client) => client.query('create schema jobs; create table jobs.job (id serial)'));
      const { rows } = await runSql(appUrl, (client) =>
        client.query('insert into jobs.job default values returning id, current_database() as database'),
      );
      expect(rows).toEqual([{ id: 1, database: 'another' }]);
      await expect(runSql(appUrl, (client) => client.query('drop table jobs.job'))).rejects.toMatchObject({
        code: '42501',
      });
    },
    PATIENCE_MS,
  );

  it(
    'runs as a user that PostgreSQL accepts, even if root starts it in a private folder',
    async () => {
      const { superuserUrl } = await start();
      expect(await runSql(superuserUrl, async (client) => (await client.query('select 1 as one')).rows)).toEqual([
        { one: 1 },
      ]);
      const owner = statSync(join(dataDir, 'postgres')).uid;
      const self = process.getuid?.() ?? owner;
      if (self === 0) expect(owner).toBeGreaterThan(0);
      else expect(owner).toBe(self);
    },
    PATIENCE_MS,
  );

  it(
    "finds its programs in a folder that its user can't read",
    async () => {
      const native = join(home, 'native');
      cpSync(dirname(dirname(findPostgres().initdb)), native, { recursive: true, verbatimSymlinks: true });
      const [initdb, pgCtl, postgres] = ['initdb', 'pg_ctl', 'postgres'].map((name) => join(native, 'bin', name)) as [
        string,
        string,
        string,
      ];
      const folder = join(home, 'cluster');
      mkdirSync(folder);
      const runner = chooseRunner(folder, { initdb, pgCtl, postgres });
      expect(await run(runner, initdb, ['--show', '-D', folder])).toMatchObject({ code: 0 });
    },
    PATIENCE_MS,
  );
});

/** Returns the content of this process's lock, without its start time. */
function ownHolder(): { readonly pid: number; readonly host: string } {
  return { pid: process.pid, host: hostname() };
}

/**
 * Measures how long requests wait while a start migrates the database of the previous release (the fixture in
 * test/support/release). Compares this with the same migrations in one transaction, without concurrent index builds. The
 * database has as many members, views, sessions, and audit log entries as places. Needs a build.
 * Run: `npm run bench -- migrations [--places 100000] [--data folder]`
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type * as BulkSeed from '../../infrastructure/demo-data/bulk-seed.js';
import type * as Gazetteer from '../../infrastructure/gazetteer/load-gazetteer.js';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Migrate from '../../infrastructure/schema/migrate.js';
import type * as Migrations from '../../infrastructure/schema/migrations.js';
import type * as RunMigrations from '../../infrastructure/schema/running/run-migrations.js';
import type { MigrationFile } from '../../infrastructure/schema/migrations.js';
import { releasedMigrations } from '../support/release/released-migrations.js';
import { built } from './measuring/measured-server.js';
import { startProbes, type Sample } from './migration-probes.js';
import { sql, startDatabase, type OwnDatabase } from './measuring/own-database.js';

const { APP } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
const { migrate } = await built<typeof Migrate>('infrastructure/schema/migrate.js');
const { migrationNames, readMigration } = await built<typeof Migrations>('infrastructure/schema/migrations.js');
const { runMigrations } = await built<typeof RunMigrations>('infrastructure/schema/running/run-migrations.js');

const { values } = parseArgs({ options: { places: { type: 'string', default: '100000' }, data: { type: 'string' } } });
const places = Number(values.places);
const released = await releasedMigrations();
const lastReleased = released.at(-1) ?? '';
const pending = migrationNames()
  .filter((name) => !released.includes(name))
  .map(readMigration);

const LARGE_TABLES = `select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (reltuples > 1000 or relkind = 'p')`;

const folder = values.data ?? mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
const database = await previousRelease(folder);
try {
  print(`${places.toLocaleString('en-US')} places, from ${lastReleased} on`);
  print('In one transaction, without concurrent builds:');
  await measured(database, inOneTransaction);
  print('As they run:');
  await measured(database, oneByOne);
} finally {
  await database.stop();
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}

/** Starts and returns the database in a folder, in the state of the previous release. Fills it first if it is new. */
async function previousRelease(parent: string): Promise<OwnDatabase> {
  const dataDir = join(parent, `previous-${String(places)}`);
  const mark = join(dataDir, 'seeded');
  if (!existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
  const started = await startDatabase(dataDir);
  if (existsSync(mark)) return started;
  const { ownerUrl, superuserUrl } = started;
  const { seedBulk } = await built<typeof BulkSeed>('infrastructure/demo-data/bulk-seed.js');
  const { loadGazetteer } = await built<typeof Gazetteer>('infrastructure/gazetteer/load-gazetteer.js');
  await migrate({ ownerUrl, appRole: APP, upTo: lastReleased });
  await connected(ownerUrl, loadGazetteer);
  await seedBulk({ ownerUrl, businesses: places, reviews: places, seed: 1 });
  await addRows(superuserUrl);
  writeFileSync(mark, '');
  return started;
}

/** Adds rows to the tables that the generated places leave empty. */
async function addRows(url: string): Promise<void> {
  const rows = `generate_series(1, ${String(places)}) n`;
  await sql(
    url,
    `set session_replication_role = replica;
     insert into users (id, email, first_name) select gen_random_uuid(), 'member-' || n || '@bench.example', 'Member ' || n from ${rows};
     insert into sessions (sid, sess, expire) select md5(n::text), '{}', now() + interval '1 day' from ${rows};
     insert into audit_log (actor, action, target_type, target_id, before, after) select 'Bench', 'bench', 'business', n::text, '{}', '{}' from ${rows};
     insert into business_analytics (business_id, interaction_type, session_id) select n, 'view', n::text from ${rows}`,
  );
  await sql(url, 'vacuum analyze');
}

type Phase = (name: string, work: () => Promise<unknown>) => Promise<void>;

/** Runs migrations on a copy of the database, under load, and prints the figures of each. */
async function measured(
  { superuserUrl }: OwnDatabase,
  work: (ownerUrl: string, phase: Phase) => Promise<void>,
): Promise<void> {
  const at = (url: string, base: string) => Object.assign(new URL(url), { pathname: `/${base}` }).href;
  const server = at(superuserUrl, 'postgres');
  await sql(server, 'drop database if exists migrations_bench with (force)');
  await sql(server, 'create database migrations_bench template welcome_paws strategy file_copy');
  const url = at(superuserUrl, 'migrations_bench');
  const tables = await sql<{ name: string }>(url, LARGE_TABLES);
  const probes = await startProbes(url, { places, tables: tables.map(({ name }) => name) });
  const phase: Phase = async (name, run) => {
    const from = performance.now();
    await run();
    const to = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const during = () => probes.samples.filter(({ startedAt, ms }) => startedAt < to && startedAt + ms > from);
    ended.push(() => print(lineOf(name, (to - from) / 1000, during())));
  };
  const ended: (() => void)[] = [];
  await phase('(no migration)', () => new Promise((resolve) => setTimeout(resolve, 3000)));
  await work(url, phase);
  await probes.stop();
  for (const each of ended) each();
  await sql(server, 'drop database migrations_bench with (force)');
}

/** Runs all migrations in one transaction, whose locks last until its end. */
async function inOneTransaction(url: string, phase: Phase): Promise<void> {
  await connected(url, async (client) => {
    await client.query('begin; set local lock_timeout = 3000');
    for (const { name, sql: text } of pending) {
      await phase(name, () => client.query(text.replaceAll(/\bconcurrently\b/gi, '')));
    }
    await phase('commit', () => client.query('commit'));
  });
}

async function oneByOne(url: string, phase: Phase): Promise<void> {
  await connected(url, async (client) => {
    for (const each of pending) await phase(each.name, () => runMigrations(client, [each] satisfies MigrationFile[]));
  });
  await phase('(jobs, rights, cities, words)', () => migrate({ ownerUrl: url, appRole: APP }));
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function lineOf(name: string, seconds: number, samples: readonly Sample[]): string {
  const sorted = samples.toSorted((a, b) => a.ms - b.ms);
  const [most, rare] = [sorted.at(-1), sorted[Math.floor(sorted.length * 0.99)]];
  const figures = `longest ${(most?.ms ?? 0).toFixed(0)} ms (${most?.what ?? '-'}), 99% within ${(rare?.ms ?? 0).toFixed(0)} ms`;
  return `  ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s; ${String(sorted.length)} requests: ${figures}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

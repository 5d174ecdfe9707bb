import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { MIGRATIONS_TABLE } from '../orm.js';
import type { MigrationFile } from '../migrations.js';
import { buildIndex, concurrentIndex } from './concurrent-index.js';
import { statementsOf, type SqlStatement } from './sql-statements.js';

/**
 * How long a statement waits for a table. Requests for that table queue behind it, so this is what they can wait
 * longer because of a migration.
 */
export const LOCK_TIMEOUT_MS = 300;

/** Between two attempts, requests that queued behind the first one are answered. */
const PAUSE_MS = { first: 300, max: 2_000 };

/** A migration that gets no lock in this time fails, and the start with it. */
const PATIENCE_MS = 60_000;

/** A lock was not free in time, or two waited for each other. Neither has changed anything. */
const LOCKED = new Set(['55P03', '40P01']);

/** A comment before a statement that changes a limited number of rows. */
const IN_BATCHES = /^--\s*Repeats until it changes nothing\b/i;

/**
 * Runs these migrations in order on one connection, and returns their names. A migration that builds an index
 * concurrently or has a statement in batches runs statement by statement: if it is interrupted, the next start repeats
 * it from the beginning. Any other one is a transaction of its own. So a failure keeps the migrations before it.
 */
export async function runMigrations(
  client: pg.ClientBase,
  migrations: readonly MigrationFile[],
  patienceMs = PATIENCE_MS,
): Promise<string[]> {
  // A role that may not create tables can start a server, too.
  if (migrations.length === 0) return [];
  await client.query(CREATE_TABLE);
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    for (const { name, sql } of migrations) {
      const statements = isStepwise(sql) ? statementsOf(sql) : null;
      for (const statement of statements ?? []) await runStep(client, statement, patienceMs);
      await whenUnlocked(() => runAtOnce(client, statements === null ? sql : '', name), patienceMs);
    }
  } finally {
    await client.query('reset lock_timeout');
  }
  return migrations.map(({ name }) => name);
}

/** Returns whether a migration runs statement by statement, outside a transaction. */
export function isStepwise(sql: string): boolean {
  return statementsOf(sql).some((statement) => concurrentIndex(statement.text) !== null || isInBatches(statement));
}

/** Returns whether a statement is repeated until it changes nothing. */
export const isInBatches = ({ comments }: SqlStatement): boolean => comments.some((line) => IN_BATCHES.test(line));

const CREATE_TABLE = `create table if not exists ${MIGRATIONS_TABLE}
  (id serial primary key, name varchar(255) not null, executed_at timestamptz not null default current_timestamp)`;

async function runAtOnce(client: pg.ClientBase, sql: string, name: string): Promise<void> {
  await client.query('begin');
  try {
    if (sql !== '') await client.query(sql);
    await client.query(`insert into ${MIGRATIONS_TABLE} (name) values ($1)`, [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runStep(client: pg.ClientBase, statement: SqlStatement, patienceMs: number): Promise<void> {
  const index = concurrentIndex(statement.text);
  if (index !== null) return runIndex(client, index, patienceMs);
  for (;;) {
    const { rowCount } = await whenUnlocked(() => client.query(statement.text), patienceMs);
    if (!isInBatches(statement) || rowCount === 0) return;
  }
}

/** Such a build also waits for older transactions, such as that of a backup, but nobody waits for the build. */
async function runIndex(
  client: pg.ClientBase,
  index: NonNullable<ReturnType<typeof concurrentIndex>>,
  patienceMs: number,
): Promise<void> {
  await client.query('set lock_timeout = 0');
  try {
    await whenUnlocked(() => buildIndex(client, index), patienceMs);
  } finally {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  }
}

/** Throws the error of the last attempt. */
async function whenUnlocked<Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (let wait = PAUSE_MS.first; ; wait = Math.min(wait * 2, PAUSE_MS.max)) {
    try {
      return await work();
    } catch (error) {
      const isLocked = LOCKED.has(String((error as { code?: unknown }).code));
      if (!isLocked || performance.now() + wait > deadline) throw error;
    }
    await pause(wait);
  }
}

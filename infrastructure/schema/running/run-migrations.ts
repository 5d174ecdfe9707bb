import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { MIGRATIONS_TABLE } from '../orm.js';
import type { MigrationFile } from '../migrations.js';
import { buildIndex, concurrentIndex } from './concurrent-index.js';
import { statementsOf, type SqlStatement } from './sql-statements.js';

/**
 * How long a statement waits for a table lock. Requests for that table queue behind it, so a migration delays them by at
 * most this time.
 */
export const LOCK_TIMEOUT_MS = 300;

/** Pause between two attempts, in which requests that queued behind the first one are answered. */
const PAUSE_MS = { first: 300, max: 2_000 };

/** If a migration gets no lock in this time, it fails, and so does the start. */
const PATIENCE_MS = 60_000;

/** SQLSTATEs of a lock timeout and a deadlock. In both cases, nothing has changed. */
const LOCKED = new Set(['55P03', '40P01']);

/** The comment that marks a statement in batches. Each run of the statement changes a limited number of rows. */
const IN_BATCHES = /^--\s*Repeats until it changes nothing\b/i;

/**
 * Runs these migrations in order on one connection, and returns their names. A migration that builds an index
 * concurrently or has a statement in batches runs statement by statement: if it is interrupted, the next start repeats
 * it from the beginning. Any other migration runs in its own transaction, so a failure keeps the migrations before it.
 */
export async function runMigrations(
  client: pg.ClientBase,
  migrations: readonly MigrationFile[],
  patienceMs = PATIENCE_MS,
): Promise<string[]> {
  // A role that may not create tables can also start a server.
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

/** The build also waits for older transactions, such as a backup's, but no request waits for the build. */
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

/** Retries `work` while a lock is not free. Throws the error of the last attempt. */
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

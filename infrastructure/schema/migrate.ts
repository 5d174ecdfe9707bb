import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { installJobs } from '../jobs/install-jobs.js';
import { loadMeanings } from '../business/search/words/load-meanings.js';
import { loadGazetteer } from '../gazetteer/load-gazetteer.js';
import { connectClient } from '../postgres/connections/connect-client.js';
import { openPool } from '../postgres/connections/open-pool.js';
import { migrationNames, readMigration } from './migrations.js';
import { MIGRATIONS_TABLE } from './orm.js';
import { LOCK_TIMEOUT_MS, runMigrations } from './running/run-migrations.js';
import { assertNotNewer, assertPostgresVersion, UnsuitableDatabaseError } from './suitable-database.js';

export interface MigrateOptions {
  /** URL of the role that owns the tables. */
  readonly ownerUrl: string;
  /** Name of the runtime role, which may only read and write rows. */
  readonly appRole: string;
  /** The server's certificate authority (PEM), if it is not a well-known one. */
  readonly ca?: string | undefined;
  /** The last migration to run, for restoring a backup of an earlier version. Absent: the newest. */
  readonly upTo?: string;
}

export interface Migrated {
  /** Names of the migrations run by this call, in order. */
  readonly migrations: readonly string[];
  /** Whether this call loaded the gazetteer. */
  readonly gazetteer: boolean;
}

/** An arbitrary number, the same for all processes. The holder of this advisory lock may change the schema. */
const MIGRATION_LOCK = 7_232_001;

/** A host that drops packets would otherwise delay the message by minutes. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Pause between two attempts to take the lock. */
const BETWEEN_LOOKS_MS = 200;

/**
 * Brings the database to the state this program needs: tables, permissions of the runtime role, cities, ZIP codes,
 * and the vocabulary of searches.
 * If several processes call it at once, one migrates; the others wait and find nothing to do. Other servers may answer
 * requests at the same time: see `runMigrations`. Throws UnsuitableDatabaseError, or the database's error unchanged.
 */
export async function migrate(options: MigrateOptions): Promise<Migrated> {
  const lock = await connectClient(options.ownerUrl, options.ca, { connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await assertPostgresVersion(lock);
    await waitForTurn(lock);
    assertNotNewer(await executedMigrations(lock), migrationNames());
    // On this connection: if this process dies, PostgreSQL keeps the lock until the running statement has ended.
    const migrations = await runMigrations(lock, (await pendingUpTo(lock, options.upTo)).map(readMigration));
    await installJobs(lock, options.appRole);
    await grantRights(lock, options.appRole);
    if (options.upTo !== undefined) return { migrations, gazetteer: false };
    await lock.query('select renumber_changes()');
    const gazetteer = await loadGazetteer(lock);
    await loadMeanings(lock);
    return { migrations, gazetteer };
  } finally {
    // The lock ends with its session.
    await lock.end();
  }
}

/**
 * Takes the migrations' lock. Polls instead of waiting in PostgreSQL, because a concurrent index build waits for all older
 * statements, including one that waits for this lock.
 */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isOurs === true) return;
    await pause(BETWEEN_LOOKS_MS);
  }
}

/**
 * Returns the names of migrations that have not run; empty if the database is up to date. Cheap, and the runtime role's
 * permissions are enough.
 */
export async function pendingMigrations(database: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> {
  const ran = new Set(await executedMigrations(database));
  return migrationNames().filter((name) => !ran.has(name));
}

/**
 * Checks that the runtime role can use the migrated database. Throws UnsuitableDatabaseError if its URL leads to another
 * database, or the database's error unchanged.
 */
export async function assertRuntimeRole(url: string, ca?: string): Promise<void> {
  const client = await connectClient(url, ca, { connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    if ((await pendingMigrations(client)).length === 0) return;
  } finally {
    await client.end();
  }
  throw new UnsuitableDatabaseError(
    'DATABASE_URL and MIGRATION_DATABASE_URL lead to different databases. Set the same host, port, and database in both.',
  );
}

/** Returns the names of the migrations that have run. */
export async function executedMigrations(database: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ exists: boolean }>(`select to_regclass($1) is not null as exists`, [
    MIGRATIONS_TABLE,
  ]);
  if (rows[0]?.exists !== true) return [];
  const ran = await database.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE}`);
  return ran.rows.map(({ name }) => name);
}

/** Returns the migrations that have not run, up to and including `upTo`. */
async function pendingUpTo(client: pg.Client, upTo: string | undefined): Promise<string[]> {
  const pending = await pendingMigrations(client);
  return pending.filter((name) => upTo === undefined || name <= upTo);
}

/**
 * Returns a pool for the role that owns the tables. Once a statement has its locks, it may run without a time limit.
 */
export function migrationPool(ownerUrl: string, ca?: string): pg.Pool {
  const options = `-c statement_timeout=0 -c lock_timeout=${LOCK_TIMEOUT_MS}`;
  return openPool({ url: ownerUrl, ca }, { max: 2, options });
}

/**
 * Grants access to rows, not tables: the runtime role can neither create, alter, nor drop tables, nor record a
 * migration as run.
 */
async function grantRights(client: pg.Client, appRole: string): Promise<void> {
  const { rows } = await client.query<{ owner: string; database: string }>(
    'select current_user as owner, current_database() as database',
  );
  const { owner, database } = rows[0] ?? { owner: '', database: '' };
  if (owner === appRole) return;
  const app = client.escapeIdentifier(appRole);
  const statements = [
    `grant connect on database ${client.escapeIdentifier(database)} to ${app}`,
    `grant usage on schema public to ${app}`,
    ...(await grantsOnOwn(client, app)),
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${app}`,
    `alter default privileges in schema public grant usage, select on sequences to ${app}`,
    `alter default privileges in schema public grant execute on functions to ${app}`,
    `revoke insert, update, delete on ${MIGRATIONS_TABLE} from ${app}`,
    // Only read and insert. A trigger enforces the same for the owning role.
    `revoke update, delete, truncate on audit_log from ${app}`,
  ];
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The tables, sequences, and functions of this role in the schema public that no extension brought. */
const OWN = `select string_agg(c.oid::regclass::text, ', ') filter (where c.relkind <> 'S') as tables,
    string_agg(c.oid::regclass::text, ', ') filter (where c.relkind = 'S') as sequences,
    (select string_agg(p.oid::regprocedure::text, ', ') from pg_proc p
      where p.pronamespace = 'public'::regnamespace and pg_has_role(p.proowner, 'usage')
        and not exists (select from pg_depend d
          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')) as routines
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and pg_has_role(c.relowner, 'usage')
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Returns the grants on what this role owns. Grants on everything in the schema would fail for a function of an
 * extension that a superuser installed there, such as `pg_stat_statements_reset`.
 */
async function grantsOnOwn(client: pg.Client, app: string): Promise<string[]> {
  type Own = Readonly<Record<'tables' | 'sequences' | 'routines', string | null>>;
  const { tables, sequences, routines } = (await client.query<Own>(OWN)).rows[0]!;
  return [
    ...(tables === null ? [] : [`grant select, insert, update, delete on table ${tables} to ${app}`]),
    ...(sequences === null ? [] : [`grant usage, select on sequence ${sequences} to ${app}`]),
    ...(routines === null ? [] : [`grant execute on routine ${routines} to ${app}`]),
  ];
}

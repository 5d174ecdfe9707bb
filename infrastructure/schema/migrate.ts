import pg from 'pg';
import { databaseConnection } from '../config/database-connection.js';
import { installJobs } from '../jobs/install-jobs.js';
import { loadGazetteer } from '../gazetteer/load-gazetteer.js';
import { outliveConnections } from '../postgres/database.js';
import { createOrm, migrationNames, MIGRATIONS_TABLE } from './orm.js';

export interface MigrateOptions {
  /** The role that owns the tables. */
  readonly ownerUrl: string;
  /** Name of the role that runs the product; it gets the rights to read and write rows and nothing else. */
  readonly appRole: string;
  /** Certificate authority of the server (PEM), where it is not a well-known one. */
  readonly ca?: string | undefined;
}

export interface Migrated {
  /** Names of the migrations that this call ran, in order. */
  readonly migrations: readonly string[];
  /** Whether this call loaded the gazetteer. */
  readonly gazetteer: boolean;
}

/** Any number, the same for all processes: whoever holds this advisory lock may change the schema. */
const MIGRATION_LOCK = 7_232_001;

/** A statement that would have to wait longer for readers or writers gives up, so that a migration never blocks the site. */
const LOCK_TIMEOUT_MS = 3000;

/**
 * Brings the database to the shape this program needs: tables, rights of the running role, cities and ZIP codes. Several
 * processes may call it at once: one works, the others wait and then find nothing to do. All migrations of a call stand
 * or fall together; the error of the database is thrown as it is.
 */
export async function migrate(options: MigrateOptions): Promise<Migrated> {
  const lock = new pg.Client(databaseConnection(options.ownerUrl, options.ca));
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrations = await runMigrations(options);
    await installJobs(lock, options.appRole);
    await grantRights(lock, options.appRole);
    const gazetteer = await loadGazetteer(lock);
    return { migrations, gazetteer };
  } finally {
    // The lock ends with its session.
    await lock.end();
  }
}

/**
 * The migrations that have not run, by name; empty when the database fits this program. Cheap, and needs only the rights
 * of the running role.
 */
export async function pendingMigrations(database: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> {
  const ran = new Set(await executedMigrations(database));
  return migrationNames().filter((name) => !ran.has(name));
}

async function executedMigrations(database: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ exists: boolean }>(`select to_regclass($1) is not null as exists`, [
    MIGRATIONS_TABLE,
  ]);
  if (rows[0]?.exists !== true) return [];
  const ran = await database.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE}`);
  return ran.rows.map(({ name }) => name);
}

async function runMigrations({ ownerUrl, ca }: MigrateOptions): Promise<string[]> {
  const pool = migrationPool(ownerUrl, ca);
  const orm = await createOrm(pool);
  try {
    const ran = await orm.migrator.up();
    return ran.map(({ name }) => name);
  } finally {
    await orm.close(true);
    await pool.end();
  }
}

/** Connections of the role that owns the tables. Statements may take as long as they need, once they have their locks. */
export function migrationPool(ownerUrl: string, ca?: string): pg.Pool {
  const pool = new pg.Pool({ ...databaseConnection(ownerUrl, ca), max: 2, lock_timeout: LOCK_TIMEOUT_MS });
  outliveConnections(pool);
  return pool;
}

/** Rows, not tables: the running role can neither create, alter nor drop, and cannot pretend that a migration ran. */
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
    `grant select, insert, update, delete on all tables in schema public to ${app}`,
    `grant usage, select on all sequences in schema public to ${app}`,
    `grant execute on all functions in schema public to ${app}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${app}`,
    `alter default privileges in schema public grant usage, select on sequences to ${app}`,
    `alter default privileges in schema public grant execute on functions to ${app}`,
    `revoke insert, update, delete on ${MIGRATIONS_TABLE} from ${app}`,
    // Read and added to, and nothing else; a trigger says the same to the role that owns it.
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

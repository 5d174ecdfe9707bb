import { createRequire } from 'node:module';
import type pg from 'pg';
import { JOBS_SCHEMA, QUEUES, type Queue } from './queues.js';

/**
 * Creates or upgrades the tables and queues of pg-boss, and grants the runtime role access to them. Runs as the role
 * that owns the tables, under the migrations' lock.
 */
export async function installJobs(client: pg.Client, appRole: string): Promise<void> {
  await bringUpToDate(client);
  for (const [name, queue] of Object.entries(QUEUES)) await installQueue(client, name, queue);
  await grantJobRights(client, appRole);
}

async function bringUpToDate(client: pg.Client): Promise<void> {
  const wanted = installedVersion();
  const present = await versionOf(client);
  // A newer schema is left as it is, because an older program may run next to a newer one for a while.
  if (present !== null && present >= wanted) return;
  // Loaded only if needed: it takes longer than the rest of a start with nothing to do.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.query(present === null ? getConstructionPlans(JOBS_SCHEMA) : getMigrationPlans(JOBS_SCHEMA, present));
}

async function versionOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.version') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return null;
  const found = await client.query<{ version: number }>(`select version from ${JOBS_SCHEMA}.version`);
  return found.rows[0]?.version ?? null;
}

/** Returns the schema version that the installed pg-boss needs. */
function installedVersion(): number {
  const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };
  return pgboss.schema;
}

/** The default of pg-boss. */
const RETENTION_SECONDS = 14 * 86_400;

async function installQueue(client: pg.Client, name: string, queue: Queue): Promise<void> {
  const { retryLimit, retryDelay, retryDelayMax = null, expireInSeconds } = queue;
  const { retentionSeconds = RETENTION_SECONDS } = queue;
  const options = { policy: 'standard', retryBackoff: true, ...queue, retentionSeconds };
  await client.query(`select ${JOBS_SCHEMA}.create_queue($1, $2)`, [name, JSON.stringify(options)]);
  await client.query(
    `update ${JOBS_SCHEMA}.queue set retry_backoff = true,
       (retry_limit, retry_delay, retry_delay_max, expire_seconds, retention_seconds) = ($2::int, $3::int, $4::int, $5::int, $6::int)
     where name = $1 and (retry_backoff, retry_limit, retry_delay, retry_delay_max, expire_seconds, retention_seconds)
       is distinct from (true, $2::int, $3::int, $4::int, $5::int, $6::int)`,
    [name, retryLimit, retryDelay, retryDelayMax, expireInSeconds, retentionSeconds],
  );
}

/** Grants access to rows, not tables. The runtime role cannot change the recorded version. */
async function grantJobRights(client: pg.Client, appRole: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner');
  if (rows[0]?.owner === appRole) return;
  const app = client.escapeIdentifier(appRole);
  for (const statement of [
    `grant usage on schema ${JOBS_SCHEMA} to ${app}`,
    `grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${app}`,
    `grant execute on all functions in schema ${JOBS_SCHEMA} to ${app}`,
  ]) {
    await client.query(statement);
  }
}

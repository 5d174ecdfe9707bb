import { RETENTION } from '../../domain/account/retention.js';
import type { Database } from '../postgres/database.js';

/** Rows deleted by one statement, so that it holds no lock for long. */
const BATCH = 5000;

/** What has expired and is of no more use: table and SQL of its end. */
const EXPIRING = [
  ['sessions', 'expire'],
  ['sign_ins', 'expires_at'],
  ['limit_counts', 'expires_at'],
  ['idempotency_keys', 'expires_at'],
  ['administrator_sessions', 'expires_at'],
  ['analytics_salts', 'expires_at'],
  ['billing_notices', 'expires_at'],
  // With all that was reported.
  ['moderation_cases', `decided_at + interval '${RETENTION.reportMonths} months'`],
] as const;

/** Deletes expired sessions, sign-ins that nobody came back from, kept answers, counts that count no more, and old reports. */
export async function pruneExpired(database: Database): Promise<void> {
  for (const [table, end] of EXPIRING) {
    const statement = {
      name: `prune-${table}`,
      text: `delete from ${table} where ctid = any(array(select ctid from ${table} where ${end} < now() limit ${BATCH})) returning true as gone`,
    };
    while ((await database.rows(statement)).length === BATCH);
  }
}

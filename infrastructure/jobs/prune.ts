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
  ['imports', `ended_at + interval '${RETENTION.importReportDays} days'`],
] as const;

const OLD_IMPORT_LINES = {
  name: 'prune-import_lines',
  text: `delete from import_lines where ctid = any(array(select l.ctid from imports i join import_lines l on l.import_id = i.id
    where i.ended_at < now() - interval '${RETENTION.importReportDays} days' limit ${BATCH})) returning true as gone`,
};

/** Deletes expired sessions, sign-ins that nobody came back from, kept answers, counts that count no more, and old reports, those of imports too. */
export async function pruneExpired(database: Database): Promise<void> {
  // Before the imports themselves: one has as many as its file had rows.
  while ((await database.rows(OLD_IMPORT_LINES)).length === BATCH);
  for (const [table, end] of EXPIRING) {
    const statement = {
      name: `prune-${table}`,
      text: `delete from ${table} where ctid = any(array(select ctid from ${table} where ${end} < now() limit ${BATCH})) returning true as gone`,
    };
    while ((await database.rows(statement)).length === BATCH);
  }
}

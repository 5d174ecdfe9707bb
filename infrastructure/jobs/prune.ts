import { RETENTION } from '../../domain/account/retention.js';
import { NEWS_DAYS } from '../../domain/alert/place-news.js';
import { IMPORT_UNDO_DAYS } from '../../domain/import/undo.js';
import type { Database } from '../postgres/database.js';
import { pruneWebhookLog } from './prune-webhook-log.js';
import { purgeListings } from './purge-listings.js';

/** Rows deleted per statement, so that no lock is held for long. */
const BATCH = 5000;

/** Tables whose rows expire, with the SQL of their expiry. */
const EXPIRING = [
  ['sessions', 'expire'],
  ['sign_ins', 'expires_at'],
  ['limit_counts', 'expires_at'],
  // Every process has read it long ago.
  ['content_changes', `made_at + interval '5 minutes'`],
  ['idempotency_keys', 'expires_at'],
  // A late undo still gets the reason for a day.
  ['decisions', `settled_at + interval '1 day'`],
  ['administrator_sessions', 'expires_at'],
  ['provider_artefacts', 'expires_at'],
  // An expired link still offers a new one for a day.
  ['provider_links', `expires_at + interval '1 day'`],
  ['analytics_salts', 'expires_at'],
  ['billing_notices', 'expires_at'],
  // Deletes its reports too.
  ['moderation_cases', `decided_at + interval '${RETENTION.reportMonths} months'`],
  ['submission_networks', `created_at + interval '${RETENTION.submissionNetworkDays} days'`],
  ['place_news', `made_at + interval '${NEWS_DAYS} days'`],
  ['link_checks', `checked_at + interval '${RETENTION.linkCheckDays} days'`],
  ['imports', `ended_at + interval '${RETENTION.importReportDays} days'`],
] as const;

const OLD_IMPORT_LINES = {
  name: 'prune-import_lines',
  text: `delete from import_lines where ctid = any(array(select l.ctid from imports i join import_lines l on l.import_id = i.id
    where i.ended_at < now() - interval '${RETENTION.importReportDays} days' limit ${BATCH})) returning true as gone`,
};

/** Undos that run may finish. */
const OLD_IMPORT_CHANGES = {
  name: 'prune-import_changes',
  text: `delete from import_changes where ctid = any(array(select c.ctid from imports i join import_changes c on c.import_id = i.id
    where i.ended_at < now() - interval '${IMPORT_UNDO_DAYS} days'
      and not exists (select from import_undos u where u.import_id = i.id and u.state in ('waiting', 'running'))
    limit ${BATCH})) returning true as gone`,
};

/**
 * Deletes expired sessions, abandoned sign-ins, emailed links, stored responses, outdated counters, and old reports,
 * including those of imports, and what older imports changed. Cuts logs of webhooks, and purges deleted listings.
 */
export async function pruneExpired(database: Database): Promise<void> {
  await purgeListings(database);
  // Before the imports themselves, because an import has as many lines as its file has rows.
  while ((await database.rows(OLD_IMPORT_LINES)).length === BATCH);
  while ((await database.rows(OLD_IMPORT_CHANGES)).length === BATCH);
  for (const [table, end] of EXPIRING) {
    const statement = {
      name: `prune-${table}`,
      text: `delete from ${table} where ctid = any(array(select ctid from ${table} where ${end} < now() limit ${BATCH})) returning true as gone`,
    };
    while ((await database.rows(statement)).length === BATCH);
  }
  await pruneWebhookLog(database);
}

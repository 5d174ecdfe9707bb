import { MAX_LOGGED_ATTEMPTS, WEBHOOK_LOG_DAYS } from '../../domain/webhook/endpoint.js';
import type { Database } from '../postgres/database.js';

/** Rows deleted per statement, so that no lock is held for long. */
const BATCH = 5000;

const { member, administrator } = MAX_LOGGED_ATTEMPTS;

/** Leaves out what others delete or send at the moment, so that nobody waits for each other. */
const deleting = (table: string, ids: string) =>
  `delete from ${table} where id = any(array(
    select id from ${table} where id in (${ids} limit ${BATCH}) for update skip locked)) returning true as gone`;

const EXPIRED = `d.created_at < now() - interval '${WEBHOOK_LOG_DAYS} days'`;

const EXPIRED_ATTEMPTS = {
  name: 'prune-webhook-expired',
  text: deleting(
    'webhook_attempts',
    `select a.id from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id where ${EXPIRED}`,
  ),
};

/** Attempts that were recorded while the review that they contain was being deleted. */
const OF_DELETED_REVIEWS = {
  name: 'prune-webhook-reviews',
  text: deleting(
    'webhook_attempts',
    `select a.id from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id
      where d.subject_id is not null and d.type like 'review.%' and d.type <> 'review.hidden'
        and not exists (select from reviews r where r.id = d.subject_id)`,
  ),
};

/** The oldest attempts of holders who have more than the log keeps. */
const SURPLUS = {
  name: 'prune-webhook-surplus',
  text: deleting(
    'webhook_attempts',
    `select id from (
      select a.id, e.user_id, row_number() over (partition by e.user_id, e.administrator_id order by a.id desc) as n
      from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
        join webhook_endpoints e on e.id = d.endpoint_id) ranked
    where n > case when user_id is null then ${administrator} else ${member} end`,
  ),
};

/** Deliveries that are expired or were sent, and have no attempts, so that nothing else is deleted with them. */
const EMPTY = {
  name: 'prune-webhook-empty',
  text: deleting(
    'webhook_deliveries',
    `select d.id from webhook_deliveries d where (d.status in ('delivered', 'failed') or ${EXPIRED})
      and not exists (select from webhook_attempts a where a.delivery_id = d.id)`,
  ),
};

/** Deletes what is older than the log of a holder, or exceeds it. */
export async function pruneWebhookLog(database: Database): Promise<void> {
  for (const statement of [EXPIRED_ATTEMPTS, OF_DELETED_REVIEWS, SURPLUS, EMPTY]) {
    while ((await database.rows(statement)).length === BATCH);
  }
}

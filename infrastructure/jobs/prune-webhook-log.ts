import { MAX_LOGGED_ATTEMPTS } from '../../domain/webhook/endpoint.js';
import type { Database } from '../postgres/database.js';

/** Rows deleted per statement, so that no lock is held for long. */
const BATCH = 5000;

const { member, administrator } = MAX_LOGGED_ATTEMPTS;

/** The oldest attempts of holders who have more than the log keeps. */
const SURPLUS = {
  name: 'prune-webhook-surplus',
  text: `delete from webhook_attempts where id = any(array(
    select id from (
      select a.id, e.user_id, row_number() over (partition by e.user_id, e.administrator_id order by a.id desc) as n
      from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
        join webhook_endpoints e on e.id = d.endpoint_id) ranked
    where n > case when user_id is null then ${administrator} else ${member} end limit ${BATCH})) returning true as gone`,
};

/** Deliveries that were sent, but whose attempts are gone. */
const EMPTY = {
  name: 'prune-webhook-empty',
  text: `delete from webhook_deliveries where id = any(array(
    select d.id from webhook_deliveries d where d.status in ('delivered', 'failed')
      and not exists (select from webhook_attempts a where a.delivery_id = d.id) limit ${BATCH})) returning true as gone`,
};

/** Deletes what exceeds the log of a holder. */
export async function pruneWebhookLog(database: Database): Promise<void> {
  for (const statement of [SURPLUS, EMPTY]) while ((await database.rows(statement)).length === BATCH);
}

import { RETENTION } from '../../domain/account/retention.js';
import { periodUntil } from '../../domain/analytics/period.js';
import type { Database, Statement } from '../postgres/database.js';

/** Days ahead for which partitions exist. The job can fail for a week before rows go to the default partition. */
const DAYS_AHEAD = 7;

/** Rows deleted per statement, so that no lock is held for long. */
const BATCH = 5000;

const MAKE: Statement = {
  name: 'analytics-make-partition',
  text: `select make_analytics_partition($1::date + $2::integer)`,
};

const DROP: Statement = {
  name: 'analytics-drop-partitions',
  text: `select drop_analytics_partitions($1::date)`,
};

/**
 * Runs after old partitions are dropped. The remaining rows of old days were written while their day had no partition.
 */
const DELETE_OTHERS: Statement = {
  name: 'analytics-delete-others',
  text: `delete from business_analytics where day < $1::date
    and id = any(array(select id from business_analytics where day < $1::date limit ${BATCH})) returning true as gone`,
};

const DELETE_COUNTS: Statement = {
  name: 'analytics-delete-counts',
  text: `delete from business_analytics_days where ctid = any(array(select ctid from business_analytics_days
    where day < $1::date - interval '${RETENTION.interactionCountMonths} months' limit ${BATCH})) returning true as gone`,
};

/**
 * Creates the interaction partitions for the coming days and drops those past retention, along with expired counts.
 * Safe to run at any time, from several processes at once.
 */
export async function keepAnalytics(database: Database, now: Date): Promise<void> {
  const { from: firstKept, to: today } = periodUntil(now, RETENTION.interactionDays);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) await database.rows(MAKE, [today, ahead]);
  await database.rows(DROP, [firstKept]);
  for (const statement of [DELETE_OTHERS, DELETE_COUNTS]) {
    const until = statement === DELETE_OTHERS ? firstKept : today;
    while ((await database.rows(statement, [until])).length === BATCH);
  }
}

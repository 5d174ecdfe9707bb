import { RETENTION } from '../../domain/account/retention.js';
import { periodUntil } from '../../domain/analytics/period.js';
import type { Database, Statement } from '../postgres/database.js';

/** Days ahead for which there is a partition: the job may fail to run for a week before anything is written elsewhere. */
const DAYS_AHEAD = 7;

/** Rows deleted by one statement, so that it holds no lock for long. */
const BATCH = 5000;

const MAKE: Statement = {
  name: 'analytics-make-partition',
  text: `select make_analytics_partition($1::date + $2::integer)`,
};

const DROP: Statement = {
  name: 'analytics-drop-partitions',
  text: `select drop_analytics_partitions($1::date)`,
};

/** After the partitions have gone, what is left of old days was written while a day had none. */
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
 * Makes the partitions of interactions for the days to come and drops those of the days that are over, with the counts
 * that have been kept long enough. Any number of processes may call it at once, and any number of times.
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

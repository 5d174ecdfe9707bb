import type { BackupFacts } from '../../domain/health/facts.js';
import { JOBS_SCHEMA } from '../jobs/queues.js';
import type { Database } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';

/** Name of the job that makes the nightly backup. */
export const BACKUP_JOB = 'back-up';

const OF_BACKUP = `${JOBS_SCHEMA}.job where name = '${BACKUP_JOB}'`;

/**
 * A job that waits for or runs its second attempt counts as failed. pg-boss deletes jobs after seven days. Uses pg-boss's
 * indexes job_common_i14 and job_common_i16.
 */
const BACKUP = {
  name: 'health-backup',
  text: `select
      (select ${isoTime('created_on')} from ${JOBS_SCHEMA}.schedule where name = '${BACKUP_JOB}') as "scheduledAt",
      (select ${isoTime('max(completed_on)')} from ${OF_BACKUP} and state = 'completed') as "lastMadeAt",
      (select ${isoTime('max(coalesce(completed_on, started_on, created_on))')} from ${OF_BACKUP}
        and (state in ('failed', 'retry') or state = 'active' and retry_count > 0)) as "lastFailedAt"`,
};

/** Reads facts about nightly backups from the job queue. */
export async function backupFacts(database: Database): Promise<BackupFacts> {
  return (await database.row<BackupFacts>(BACKUP)) ?? { scheduledAt: null, lastMadeAt: null, lastFailedAt: null };
}

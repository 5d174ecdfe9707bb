import { Jobs, type JobData, type JobName } from '../../application/shared/jobs.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { JOBS_SCHEMA } from './queues.js';

/**
 * As pg-boss itself inserts a job, with what its queue lays down. Not through pg-boss: that would need to be started in
 * every process that only leaves work, with connections of its own.
 */
const INSERT = `
  insert into ${JOBS_SCHEMA}.job (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select name, ?::jsonb, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1s', retry_limit, retry_delay,
    retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
  from ${JOBS_SCHEMA}.queue where name = ?
  returning id`;

/** Leaves work in the tables of pg-boss, in the running transaction. */
export class PostgresJobs extends Jobs {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async enqueue(name: JobName, data: JobData): Promise<void> {
    const job = await this.work.row(INSERT, [JSON.stringify(data), name]);
    if (job === null) throw new Error(`There is no queue '${name}': the database was not migrated.`);
  }
}

import type { PgBoss } from 'pg-boss';
import type { Jobs, JobData, JobName } from '../../application/shared/jobs.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { JOBS_SCHEMA } from './queues.js';

/** Enqueues jobs with pg-boss in the running transaction. */
export class PostgresJobs implements Jobs {
  #sender: Promise<PgBoss> | null = null;

  constructor(private readonly work: UnitOfWork) {}

  async enqueue(name: JobName, ...data: readonly JobData[]): Promise<void> {
    if (data.length === 0) return;
    const db = {
      executeSql: async (text: string, values: unknown[] = []) => ({ rows: await this.work.rows(text, values) }),
    };
    this.#sender ??= senderOn(db).catch((error: unknown) => {
      this.#sender = null;
      throw error;
    });
    const jobs = data.map((each) => ({ data: each }));
    // One statement for all jobs.
    const ids = await (await this.#sender).insert(name, jobs, { db, returnId: true });
    if (ids?.length !== data.length) throw new Error(`The queue '${name}' did not accept every job.`);
  }
}

/**
 * Returns a pg-boss that only sends, without connections or timers. It is started once, in the first sender's
 * transaction, to read which queues exist, then stopped, because sending needs nothing more.
 */
async function senderOn(db: {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
}): Promise<PgBoss> {
  // Loaded only now, because a server answers its first request without it.
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    db,
    schema: JOBS_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ close: false, graceful: false });
  return boss;
}

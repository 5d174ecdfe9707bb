import type { PgBoss } from 'pg-boss';
import { Jobs, type JobData, type JobName } from '../../application/shared/jobs.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { JOBS_SCHEMA } from './queues.js';

/** Leaves work with pg-boss, in the running transaction. */
export class PostgresJobs extends Jobs {
  #sender: Promise<PgBoss> | null = null;

  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async enqueue(name: JobName, ...data: readonly JobData[]): Promise<void> {
    if (data.length === 0) return;
    const db = {
      executeSql: async (text: string, values: unknown[] = []) => ({ rows: await this.work.rows(text, values) }),
    };
    this.#sender ??= senderOn(db).catch((error: unknown) => {
      this.#sender = null;
      throw error;
    });
    const jobs = data.map((each) => ({ data: each }));
    // One statement for all of them.
    const ids = await (await this.#sender).insert(name, jobs, { db, returnId: true });
    if (ids?.length !== data.length) throw new Error(`The queue '${name}' did not take every job.`);
  }
}

/**
 * A pg-boss that only sends, without connections and without timers: it is started to read which queues there are, once
 * and in the transaction of the first that sends, and stopped at once, for sending needs nothing more of it.
 */
async function senderOn(db: {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
}): Promise<PgBoss> {
  // Not before: a server answers its first request without it.
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

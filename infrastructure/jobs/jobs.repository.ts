import type { JobInsert, PgBoss } from 'pg-boss';
import type { Jobs, JobData, JobName } from '../../application/shared/jobs.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { JOBS_SCHEMA } from './queues.js';

/** Adds jobs to the decision that the transaction belongs to. No row if it belongs to none. */
const WAIT = `update decisions set jobs = jobs || $1::jsonb
  where id = nullif(current_setting('welcome_paws.decision', true), '')::uuid returning true as waits`;

/** Enqueues jobs with pg-boss in the running transaction. */
export class PostgresJobs implements Jobs {
  #sender: Promise<PgBoss> | null = null;

  constructor(private readonly work: UnitOfWork) {}

  async enqueue(name: JobName, ...data: readonly JobData[]): Promise<void> {
    if (data.length === 0) return;
    if (this.work.isFramed && (await this.#waits(name, data))) return;
    await this.#insert(
      name,
      data.map((each) => ({ data: each })),
    );
  }

  /** Enqueues a job that starts after `ms` milliseconds on the database's clock. */
  async enqueueLater(name: JobName, ms: number): Promise<void> {
    await this.#insert(name, [{ data: {}, startAfter: `${ms / 1000} seconds` }]);
  }

  async #waits(name: JobName, data: readonly JobData[]): Promise<boolean> {
    const jobs = data.map((each) => ({ name, data: each }));
    return (await this.work.row(WAIT, [JSON.stringify(jobs)])) !== null;
  }

  async #insert(name: JobName, jobs: readonly JobInsert[]): Promise<void> {
    const db = {
      executeSql: async (text: string, values: unknown[] = []) => ({ rows: await this.work.rows(text, values) }),
    };
    this.#sender ??= senderOn(db).catch((error: unknown) => {
      this.#sender = null;
      throw error;
    });
    // One statement for all jobs.
    const ids = await (await this.#sender).insert(name, [...jobs], { db, returnId: true });
    if (ids?.length !== jobs.length) throw new Error(`The queue '${name}' did not accept every job.`);
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

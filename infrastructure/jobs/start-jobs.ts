import { setTimeout as wait } from 'node:timers/promises';
import type { ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { tracingNow } from '../../application/shared/tracing.js';
import { poolConfig } from '../postgres/connections/open-pool.js';
import { isNotNow } from '../postgres/database.js';
import type { Job } from './job.js';
import { JOBS_SCHEMA, QUEUES, type Queue } from './queues.js';

export interface JobsOptions {
  /** The database URL of the runtime role, without a pooler. */
  readonly url: string;
  readonly ca?: string | undefined;
  readonly jobs: readonly Job[];
  readonly logger: Logger;
}

export interface RunningJobs {
  /** Accepts no new work, waits for running jobs for at most this many milliseconds, and closes its connections. */
  stop(patienceMs?: number): Promise<void>;
}

/** pg-boss has its own connections, because maintaining the queues may take longer than a request's statement may. */
const MAX_CONNECTIONS = 2;
/** In milliseconds. An unresponsive server is given up, and work continues on another connection. */
const PATIENCE = {
  statement_timeout: 25_000,
  // The runtime role may have a shorter one.
  lock_timeout: 25_000,
  query_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};
const POLL_SECONDS = 10;
const STOP_TIMEOUT_MS = 10_000;
/** A brief database outage, such as a restart, must not stop the startup. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_PAUSE_MS = 2000;
/** The same pg-boss error is logged at most once in this time. */
const COMPLAINT_EVERY_MS = 60_000;

/** For scheduled work, which soon runs again anyway. */
const TIMETABLE: Queue = { retryLimit: 2, retryDelay: 300, expireInSeconds: 1800 };

/**
 * Starts this process's workers. Any number of processes may run workers: each job goes to one of them, and scheduled
 * work runs once. The pg-boss tables must exist (install-jobs).
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  refuseDoubles(options.jobs);
  for (let attempt = 1; ; attempt += 1) {
    const boss = await createBoss(options.url, options.ca, options.logger);
    try {
      await startWork(boss, options);
      return { stop: (patienceMs = STOP_TIMEOUT_MS) => boss.stop({ graceful: true, timeout: patienceMs }) };
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      if (attempt === MAX_ATTEMPTS || !isNotNow(error)) throw error;
      await wait(ATTEMPT_PAUSE_MS);
    }
  }
}

/** Throws if two jobs have the same name: the schedule of one would apply to both. */
function refuseDoubles(jobs: readonly Job[]): void {
  const names = jobs.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Error(`Two jobs are named ${double}.`);
}

async function startWork(boss: PgBoss, { jobs, logger }: JobsOptions): Promise<void> {
  await boss.start({ attempts: 5 });
  for (const job of jobs) await startJob(boss, job, logger);
  await dropOldTimetables(boss, jobs);
}

/** pg-boss is loaded only now, because a server answers its first request without it. */
async function createBoss(url: string, ca: string | undefined, logger: Logger): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    ...(poolConfig({ url, ca }, PATIENCE) as ConstructorOptions),
    application_name: 'welcome-paws-jobs',
    max: MAX_CONNECTIONS,
    schema: JOBS_SCHEMA,
    // The runtime role may change rows but not tables.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
  });
  const complain = seldom((error: Error) => logger.warn({ err: error }, 'Job queue error'));
  boss.on('error', complain);
  return boss;
}

async function startJob(boss: PgBoss, job: Job, logger: Logger): Promise<void> {
  const queue: Queue = (QUEUES as Readonly<Record<string, Queue>>)[job.name] ?? TIMETABLE;
  const { expireInSeconds = queue.expireInSeconds, heartbeatSeconds } = job;
  const limits = { expireInSeconds, ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }) };
  await boss.createQueue(job.name, { policy: 'standard', retryBackoff: true, ...queue, ...limits });
  if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, null, { tz: 'UTC' });
  for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) await startWorker(boss, job, logger);
}

/** After finishing a job, a worker looks for more at once. With polling alone, jobs would wait long in a full queue. */
async function startWorker(boss: PgBoss, job: Job, logger: Logger): Promise<void> {
  const options = { pollingIntervalSeconds: job.pollSeconds ?? POLL_SECONDS };
  const worker = await boss.work<Readonly<Record<string, unknown>> | null>(job.name, options, async (batch) => {
    for (const { id, data } of batch) {
      await runOne(job, id, data ?? {}, logger).finally(() => boss.notifyWorker(worker));
    }
  });
}

async function runOne(job: Job, id: string, data: Readonly<Record<string, unknown>>, logger: Logger): Promise<void> {
  const run = () => job.run(data);
  const failure = await (tracingNow()?.job(job.name, run) ?? run()).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (failure === null) return;
  logger.warn({ err: failure.error, job: job.name, jobId: id }, 'A job failed and will be retried');
  // pg-boss stores thrown errors with their cause, and foreign messages may contain personal data.
  throw new Error(`${job.name} failed`);
}

/** Removes schedules of an earlier version whose jobs no longer exist. */
async function dropOldTimetables(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}

/** Limits how often each message is passed on: without a database, every poll fails. */
function seldom(tell: (error: Error) => void): (error: Error) => void {
  const lastLogged = new Map<string, number>();
  return (error) => {
    const now = performance.now();
    if (now - (lastLogged.get(error.message) ?? -Infinity) < COMPLAINT_EVERY_MS) return;
    if (lastLogged.size > 100) lastLogged.clear();
    lastLogged.set(error.message, now);
    tell(error);
  };
}

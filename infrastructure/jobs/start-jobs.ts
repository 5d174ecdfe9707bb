import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { databaseConnection } from '../config/database-connection.js';
import { isNotNow } from '../postgres/database.js';
import type { Job } from './job.js';
import { JOBS_SCHEMA, QUEUES, type Queue } from './queues.js';

export interface JobsOptions {
  /** The database, as the running role. */
  readonly url: string;
  readonly ca?: string | undefined;
  readonly jobs: readonly Job[];
  readonly logger: Logger;
}

export interface RunningJobs {
  /**
   * Takes no more work, waits for what is being done, for at most the milliseconds named, and closes its connections.
   */
  stop(patienceMs?: number): Promise<void>;
}

/** Of its own: its upkeep of the queues may take longer than a statement of a request may. */
const MAX_CONNECTIONS = 2;
/** In milliseconds: a server that says nothing is given up, and work goes on by another connection. */
const PATIENCE = { statement_timeout: 25_000, query_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };
const POLL_SECONDS = 10;
const STOP_TIMEOUT_MS = 10_000;
/** A database that is away for a moment, as when it is started again, is no reason not to start. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_PAUSE_MS = 2000;
/** The same complaint of pg-boss is logged once within this time. */
const COMPLAINT_EVERY_MS = 60_000;

/** For work with a timetable: its next time comes anyway. */
const TIMETABLE: Queue = { retryLimit: 2, retryDelay: 300, expireInSeconds: 1800 };

/**
 * Starts this process's workers. Any number of processes may: each piece of work goes to one of them, and what has a
 * timetable is done once. The tables of pg-boss must be there (install-jobs).
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

/** Of two with one name the timetable of one would count, for both. */
function refuseDoubles(jobs: readonly Job[]): void {
  const names = jobs.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Error(`Two jobs are called ${double}.`);
}

async function startWork(boss: PgBoss, { jobs, logger }: JobsOptions): Promise<void> {
  await boss.start({ attempts: 5 });
  for (const job of jobs) await startJob(boss, job, logger);
  await dropOldTimetables(boss, jobs);
}

/** pg-boss is loaded here and not before: a server answers its first request without it. */
async function createBoss(url: string, ca: string | undefined, logger: Logger): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    ...databaseConnection(url, ca),
    ...PATIENCE,
    application_name: 'welcome-paws-jobs',
    max: MAX_CONNECTIONS,
    schema: JOBS_SCHEMA,
    // The running role may change rows and no table.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
  });
  const complain = seldom((error: Error) => logger.warn({ err: error }, 'The jobs have a difficulty'));
  boss.on('error', complain);
  return boss;
}

async function startJob(boss: PgBoss, job: Job, logger: Logger): Promise<void> {
  const queue: Queue = (QUEUES as Readonly<Record<string, Queue>>)[job.name] ?? TIMETABLE;
  await boss.createQueue(job.name, { policy: 'standard', retryBackoff: true, ...queue });
  if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, null, { tz: 'UTC' });
  for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) await startWorker(boss, job, logger);
}

/** A worker that has done something looks for more at once: by its interval alone many would wait for long. */
async function startWorker(boss: PgBoss, job: Job, logger: Logger): Promise<void> {
  const options = { pollingIntervalSeconds: job.pollSeconds ?? POLL_SECONDS };
  const worker = await boss.work<Readonly<Record<string, unknown>> | null>(job.name, options, async (taken) => {
    for (const { id, data } of taken) {
      await runOne(job, id, data ?? {}, logger).finally(() => boss.notifyWorker(worker));
    }
  });
}

async function runOne(job: Job, id: string, data: Readonly<Record<string, unknown>>, logger: Logger): Promise<void> {
  const failure = await job.run(data).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (failure === null) return;
  logger.warn({ err: failure.error, job: job.name, jobId: id }, 'A job failed and will be tried again');
  // pg-boss keeps what is thrown, with its cause; words of another's making may hold personal data.
  throw new Error(`${job.name} failed`);
}

/** A timetable of an earlier version, whose work this one does not know. */
async function dropOldTimetables(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}

/** Passes on each message once in a while only: without a database, every look for work fails. */
function seldom(tell: (error: Error) => void): (error: Error) => void {
  const told = new Map<string, number>();
  return (error) => {
    const now = Date.now();
    if (now - (told.get(error.message) ?? 0) < COMPLAINT_EVERY_MS) return;
    if (told.size > 100) told.clear();
    told.set(error.message, now);
    tell(error);
  };
}

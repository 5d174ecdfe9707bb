import { once, EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { JobName } from '../../../application/shared/jobs.js';
import type { Job } from '../../../infrastructure/jobs/job.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { startJobs, type RunningJobs } from '../../../infrastructure/jobs/start-jobs.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { migrate } from '../../../infrastructure/schema/migrate.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

let urls: TestDatabase;
let database: Database;
let orm: MikroORM;
let work: UnitOfWork;
let jobs: PostgresJobs;
const running: RunningJobs[] = [];
const log: string[] = [];

beforeAll(async () => {
  urls = await emptyDirectory('jobs');
  database = new Database({ url: urls.appUrl, connections: 2 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  jobs = new PostgresJobs(work);
});

afterEach(() => Promise.all(running.splice(0).map((each) => each.stop())));
afterAll(async () => {
  await orm?.close();
  await database?.close();
});

async function start(...all: readonly Job[]): Promise<void> {
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  running.push(await startJobs({ url: urls.appUrl, jobs: all, logger }));
}

const asOwner = async <Row extends object>(text: string) =>
  (await runSql(urls.ownerUrl, (client) => client.query<Row>(text))).rows;

describe('background jobs', () => {
  it('jobs run with their data once the transaction is committed', async () => {
    const done = new EventEmitter();
    const finished = once(done, 'run');
    await start({ name: 'encode-avif', pollSeconds: 0.5, run: async (data) => void done.emit('run', data) });
    await work.run(() => jobs.enqueue('encode-avif', { file: 'a.webp', sizes: 3 }));
    expect(await finished).toEqual([{ file: 'a.webp', sizes: 3 }]);
  });

  it('jobs keep draining the queue without waiting for the next poll', async () => {
    await work.run(() => jobs.enqueue('encode-avif', { nth: 1 }, { nth: 2 }, { nth: 3 }));
    const done = new EventEmitter();
    const finished = once(done, 'third');
    const ran: unknown[] = [];
    const run: Job['run'] = async ({ nth }) => void (ran.push(nth) === 3 && done.emit('third'));
    await start({ name: 'encode-avif', pollSeconds: 3600, run });
    await finished;
    expect(ran.toSorted()).toEqual([1, 2, 3]);
  });

  it('jobs must have unique names, so that no schedule replaces another', async () => {
    const job: Job = { name: 'encode-avif', run: async () => undefined };
    await expect(start(job, job)).rejects.toThrow('Two jobs are named encode-avif.');
  });

  it("jobs don't run if the transaction was rolled back", async () => {
    const undone = work.run(async () => {
      await jobs.enqueue('deliver', { id: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await asOwner(`select from pgboss.job where name = 'deliver'`)).toEqual([]);
  });

  it('jobs need an existing queue and a transaction', async () => {
    const unknown = work.run(() => jobs.enqueue('no-such-queue' as JobName, {}));
    await expect(unknown).rejects.toThrow(`no-such-queue does not exist`);
    await expect(jobs.enqueue('deliver', {})).rejects.toThrow('running transaction');
  });

  it('a failed job is retried, and its error message appears only in the log', async () => {
    await asOwner(`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'encode-avif'`);
    const done = new EventEmitter();
    const finished = once(done, 'run');
    let attempts = 0;
    const run = () => {
      attempts += 1;
      if (attempts === 1) return Promise.reject(new Error('ada@example.com was in it'));
      done.emit('run');
      return Promise.resolve();
    };
    await start({ name: 'encode-avif', pollSeconds: 0.5, run });
    await work.run(() => jobs.enqueue('encode-avif', {}));
    await finished;
    await Promise.all(running.splice(0).map((each) => each.stop()));
    const storedJob = await asOwner<{ state: string; output: unknown }>(
      `select state, output from pgboss.job where name = 'encode-avif' order by created_on desc limit 1`,
    );
    expect([attempts, storedJob[0]?.state]).toEqual([2, 'completed']);
    expect(JSON.stringify(storedJob)).not.toContain('ada@example.com');
    expect(log.join('')).toContain('A job failed and will be retried');
  });
});

describe('job schedules', () => {
  const nightly = (name: string): Job => ({ name, schedule: '7 8 * * *', run: () => Promise.resolve() });

  it('stores job schedules once for all processes and removes those that a new version no longer has', async () => {
    await start(nightly('old-work'), nightly('tidy'));
    await start(nightly('tidy'));
    expect(await asOwner('select name, cron, timezone from pgboss.schedule')).toEqual([
      { name: 'tidy', cron: '7 8 * * *', timezone: 'UTC' },
    ]);
  });
});

describe('the job that ends a subscription', () => {
  it('retries the end of a subscription for a month, at most six hours apart, whatever the old queue settings', async () => {
    await asOwner(`update pgboss.queue set retry_limit = 20, retry_delay_max = null, retention_seconds = 1209600
      where name = 'end-subscription'`);
    const role = decodeURIComponent(new URL(urls.appUrl).username);
    await migrate({ ownerUrl: urls.ownerUrl, appRole: role });
    const [queue] = await asOwner<{ most: number; days: number; kept: number }>(
      `select retry_delay_max / 3600 as most, retention_seconds / 86400 as kept, floor(tries.seconds / 86400)::integer as days
       from pgboss.queue, lateral (select sum(least(retry_delay_max, retry_delay * 2 ^ n / 2)) as seconds
         from generate_series(0, retry_limit - 1) n) tries where name = 'end-subscription'`,
    );
    expect(queue).toEqual({ most: 6, days: 32, kept: 40 });
  });
});

describe('the job tables', () => {
  it("the migration role can create the job tables repeatedly, and the app role can't change them", async () => {
    const role = decodeURIComponent(new URL(urls.appUrl).username);
    await expect(migrate({ ownerUrl: urls.ownerUrl, appRole: role })).resolves.toMatchObject({ migrations: [] });
    const attempt = runSql(urls.appUrl, (client) => client.query('alter table pgboss.queue add column extra text'));
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

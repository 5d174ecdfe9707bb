import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { startJobs, type RunningJobs } from '../../../infrastructure/jobs/start-jobs.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { allJobs } from '../../../interfaces/cli/all-jobs.js';
import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { until } from '../../support/until.js';

const NAME = 'back-up';

let urls: TestDatabase;
let folder: string;
let app: TestApp;
let jobs: RunningJobs | undefined;

beforeAll(async () => {
  urls = await emptyDirectory('http_failed_backup');
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-failed-backup-'));
});

afterEach(async () => {
  await jobs?.stop();
  await app?.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the nightly backup now, as the server's queue would. Returns the health page's facts and the metrics. */
async function backUp(to: string, endsAs: 'completed' | 'retry') {
  app = await startTestApp(urls, { ...WITH_ADMINISTRATOR, BACKUP_TO: to });
  const { nest, database, settings } = app;
  const logger = createLogger('info', { write: (line) => void app.log.push(line) });
  const nightly = allJobs({ nest, database, settings, logger, url: urls.appUrl }).filter(({ name }) => name === NAME);
  expect(nightly).toHaveLength(1);
  jobs = await startJobs({ url: urls.appUrl, jobs: nightly.map((job) => ({ ...job, pollSeconds: 0.5 })), logger });
  await database.pool.query(`insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff)
    select name, '{}', retry_limit, retry_delay, retry_backoff from pgboss.queue where name = '${NAME}'`);
  const state = `select from pgboss.job where name = '${NAME}' and state = '${endsAs}'`;
  await until(`a backup ${endsAs}`, async () => (await database.pool.query(state)).rowCount === 1);
  const cookie = await signedInAsAdministrator(app);
  const { body } = await app.fastify.inject({ url: '/metrics' });
  const health = await app.fastify.inject({ url: '/api/admin/health', headers: { cookie } });
  return { metrics: body.split('\n'), backup: health.json<SystemHealth>().backup };
}

it('a nightly backup shows in /metrics and on the administrators’ health page', async () => {
  const { metrics, backup } = await backUp(join(folder, 'backups'), 'completed');
  expect(backup).toMatchObject({ state: 'ok', advice: null, facts: { lastFailedAt: null } });
  expect(metrics).toEqual(expect.arrayContaining(['backup_scheduled 1', 'backup_failed 0']));
  const made = Date.parse(String(backup.facts?.lastMadeAt)) / 1000;
  expect(metrics).toContain(`backup_last_success_timestamp_seconds ${made}`);
});

it('a failed nightly backup shows in /metrics and on the health page at once, even before its second attempt', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'No folder can be created in a file.');
  const { metrics, backup } = await backUp(join(file, 'backups'), 'retry');
  expect(backup).toMatchObject({ state: 'failed', advice: expect.stringContaining('The last backup failed.') });
  expect(Date.parse(String(backup.facts?.lastFailedAt))).toBeGreaterThan(Date.parse(String(backup.facts?.lastMadeAt)));
  expect(metrics).toEqual(expect.arrayContaining(['backup_scheduled 1', 'backup_failed 1']));
  expect(app.log.join('')).toContain('ENOTDIR');
});

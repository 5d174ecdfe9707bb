import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SystemHealth, TestEmailResult } from '../../../interfaces/contract/health/health.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { freePort } from '../../support/free-port.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { startMailServer, type MailServer } from '../../support/outgoing/mail-server.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

const HEALTH = '/api/admin/health';
const TO = 'ada@example.com';

let urls: TestDatabase;
let mails: MailServer;
const open: TestApp[] = [];

beforeAll(async () => {
  urls = await emptyDirectory('http_health');
  mails = await startMailServer();
});

afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

afterAll(() => mails?.close());

/** Starts a server with these settings, and returns calls as its administrator. */
async function administering(env: Record<string, string> = {}) {
  const app = await startTestApp(urls, { ...WITH_ADMINISTRATOR, ...env });
  open.push(app);
  const cookie = await signedInAsAdministrator(app);
  return {
    app,
    get: () => app.fastify.inject({ url: HEALTH, headers: { cookie } }),
    test: (to = TO) =>
      app.fastify.inject({ method: 'POST', url: `${HEALTH}/test-email`, headers: { cookie }, payload: { to } }),
  };
}

const lastEntry = async ({ database }: TestApp) =>
  (
    await database.pool.query(
      `select actor, action, target_type as type, target_id as id, after from audit_log a order by a.id desc limit 1`,
    )
  ).rows[0];

describe('GET /api/admin/health', () => {
  // The time that the database takes is measured with this clock. A slow machine must not make it a warning.
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1_000_000));
  afterEach(() => void jest.restoreAllMocks());

  it('returns the state of every part, without secrets', async () => {
    const { app, get } = await administering({ SMTP_URL: mails.url.replace('//', '//paws:sesame-open-99@') });
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    const health = answer.json<SystemHealth>();
    expect(health).toMatchObject({
      email: { state: 'ok', advice: null, facts: { via: 'smtp', waiting: 0, undelivered: 0, lastDeliveredAt: null } },
      storage: { state: 'ok', facts: { store: 'folder', failure: null } },
      jobs: { state: 'ok' },
      database: { state: 'ok', facts: { pendingMigrations: 0, lastMigration: expect.stringMatching(/^\d{4}-/) } },
      disk: { facts: { folder: app.settings.dataDir } },
      imports: { state: 'ok', facts: { unfinished: [], last: null } },
      version: { state: 'ok', facts: { version: expect.stringMatching(/^\d+\.\d+\.\d+/) } },
    });
    expect(health.jobs.facts?.queues.map(({ name }) => name)).toContain('deliver');
    expect(health.database.facts?.migrations).toBeGreaterThan(40);
    expect(answer.body).not.toContain('sesame-open-99');
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('counts waiting, failed, and delivered emails, jobs, and imports', async () => {
    const { app, get } = await administering();
    const { pool } = app.database;
    await pool.query(`insert into outbox (kind, service, dedupe_key, status, created_at, sent_at, failed_at, last_error) values
      ('mail', true, 'w', 'queued', now() - interval '1 hour', null, null, null),
      ('mail', true, 's', 'sent', now(), '2026-05-15T08:00:00Z', null, null),
      ('mail', true, 'd', 'dead', now(), null, '2026-05-15T09:00:00Z', 'EAUTH 535'),
      ('postcard', true, 'p', 'queued', now(), null, null, null)`);
    await pool.query(`insert into pgboss.job (name, state, data, start_after, completed_on)
      values ('deliver', 'created', '{}', now() - interval '1 hour', null),
        ('deliver', 'failed', '{}', now(), now() - interval '2 hours'), ('deliver', 'failed', '{}', now(), now() - interval '2 days')`);
    await pool.query(`insert into imports (file_name, format, path, fingerprint, is_dry_run, state, counts, started_by, failure, ended_at)
      values ('cafes.csv', 'csv', '/x', 'f', false, 'failed', '{"added": 3}', 'Ada', 'Broken', now())`);
    const { email, jobs, imports } = (await get()).json<SystemHealth>();
    expect(email).toMatchObject({
      state: 'failed',
      facts: {
        ...{ waiting: 1, undelivered: 1, lastDeliveredAt: '2026-05-15T08:00:00.000Z' },
        ...{ lastFailedAt: '2026-05-15T09:00:00.000Z', lastFailureCode: 'EAUTH 535' },
      },
    });
    expect(jobs).toMatchObject({ state: 'warning', advice: expect.stringContaining('deliver') });
    expect(jobs.facts?.queues.find(({ name }) => name === 'deliver')).toMatchObject({
      ...{ waiting: 1, failed: 2, failedToday: 1 },
    });
    expect(imports).toMatchObject({ state: 'warning', facts: { last: { fileName: 'cafes.csv', failure: 'Broken' } } });
    for (const table of ['outbox', 'pgboss.job', 'imports']) await pool.query(`delete from ${table}`);
  });

  it('reports a storage that refuses, and the other parts all the same', async () => {
    // Loading it blocks this process, on a slow machine for longer than a check may take.
    await import('@aws-sdk/client-s3');
    const { get } = await administering({
      ...{ S3_ENDPOINT: `http://127.0.0.1:${String(await freePort())}`, S3_BUCKET: 'paws' },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hidden-key-77' },
    });
    const answer = await get();
    expect(answer.json()).toMatchObject({
      storage: { state: 'failed', facts: { store: 's3', failure: expect.any(String) } },
      database: { state: 'ok' },
    });
    expect(answer.body).not.toContain('hidden-key-77');
  });

  it('returns 503 without a database, as does the readiness check, and recovers', async () => {
    const { app, get } = await administering();
    const lost = new Database({ url: Object.assign(new URL(urls.appUrl), { port: String(await freePort()) }).href });
    const { pool } = app.database;
    Object.assign(app.database, { pool: lost.pool });
    const answers = [await get(), await app.fastify.inject({ url: '/readyz' })];
    Object.assign(app.database, { pool });
    await lost.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect((await get()).statusCode).toBe(200);
  });
});

describe('POST /api/admin/health/test-email', () => {
  it('delivers an email through the mail server, records it, and writes an audit log entry', async () => {
    const { app, get, test } = await administering({ SMTP_URL: mails.url });
    const answer = await test();
    expect(answer.json()).toMatchObject({ delivered: true, via: 'smtp', code: null, gatewayMessage: null });
    await mails.arrivedCount(1);
    expect(mails.arrived[0]).toMatchObject({ recipients: [TO], mail: { subject: 'Test email from Welcome Paws' } });
    const entry = await lastEntry(app);
    expect(entry).toMatchObject({
      ...{ actor: 'Administrator', action: 'message.test', type: 'message' },
      after: { to: 'a•••@example.com', delivered: true, code: null },
    });
    const { rows } = await app.database.pool.query('select status, recipient, payload from outbox where id = $1', [
      entry.id,
    ]);
    expect(rows).toEqual([{ status: 'sent', recipient: null, payload: null }]);
    expect((await get()).json<SystemHealth>().email.facts?.lastDeliveredAt).not.toBeNull();
  });

  it('shows the refusal of the mail server in its words, without the password', async () => {
    const { app, get, test } = await administering({ SMTP_URL: mails.url.replace('//', '//paws:Not@') });
    const result = (await test()).json<TestEmailResult>();
    expect(result).toMatchObject({
      ...{ delivered: false, code: 'EAUTH 535', message: 'The mail server refused the sign-in. Check SMTP_URL.' },
      gatewayMessage: expect.stringMatching(/535 ••• you/),
    });
    expect((await lastEntry(app)).after).toEqual({ to: 'a•••@example.com', delivered: false, code: 'EAUTH 535' });
    expect((await get()).json<SystemHealth>().email).toMatchObject({ state: 'failed' });
    // Nobody can resend a test.
    const { rows } = await app.database.pool.query(`select count(*)::int as dead from outbox where status = 'dead'`);
    expect(rows).toEqual([{ dead: 0 }]);
    expect(app.log.join('')).not.toContain('535 Not you');
  });

  it('says that the server cannot be reached', async () => {
    const { test } = await administering({ SMTP_URL: `smtp://127.0.0.1:${String(await freePort())}` });
    expect((await test()).json()).toMatchObject({
      ...{ delivered: false, message: 'The gateway could not be reached.' },
      gatewayMessage: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('says that the email reaches nobody without a mail server', async () => {
    const { test } = await administering();
    expect((await test()).json()).toMatchObject({
      delivered: true,
      via: 'files',
      message: expect.stringContaining('SMTP_URL'),
    });
  });

  it('refuses something that is not an email address, and the sixth test within an hour', async () => {
    const { test } = await administering({ RATE_LIMIT: 'on' });
    expect((await test('ada at home')).statusCode).toBe(400);
    const statuses = [];
    for (let number = 1; number <= 6; number += 1) statuses.push((await test()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

import { once, EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startJobs } from '../../../infrastructure/jobs/start-jobs.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { startTelemetry, type Telemetry } from '../../../infrastructure/telemetry/start-telemetry.js';
import { allJobs } from '../../../interfaces/cli/all-jobs.js';
import { tracingNow } from '../../../application/shared/tracing.js';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { startMailServer, type MailServer } from '../../support/outgoing/mail-server.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { seedDirectory } from '../../support/search/seeded.js';
import { attribute, startCollector, type Collector, type ReceivedSpan } from '../../support/telemetry/collector.js';

let urls: TestDatabase;
let collector: Collector;
let mails: MailServer;
let telemetry: Telemetry | null;
let app: TestApp;

beforeAll(async () => {
  urls = await emptyDirectory('http_traces');
  await seedDirectory(urls.ownerUrl);
  mails = await startMailServer();
});

beforeEach(async () => {
  collector = await startCollector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20kibble',
  };
  telemetry = await startTelemetry(readSettings(env).telemetry, { version: '1.2.3', logger: createLogger('silent') });
  app = await startTestApp(urls, { ...WITH_ADMINISTRATOR, SMTP_URL: mails.url });
});

afterEach(async () => {
  await app?.close();
  await telemetry?.stop();
  await collector?.close();
});

afterAll(() => mails?.close());

/** Sends the recorded spans, and returns them. */
async function recorded(): Promise<readonly ReceivedSpan[]> {
  await telemetry?.stop();
  return collector.spans;
}

const partsOf = (spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

function named(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  const found = spans.filter((span) => span.name === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]!;
}

describe('a traced request', () => {
  it('has its route, status, and queries by name, and its log line has the trace ID', async () => {
    await app.fastify.inject({ url: '/api/businesses/1?secret=x', headers: { 'x-request-id': 'from-the-proxy' } });
    const spans = await recorded();
    const request = named(spans, 'GET /api/businesses/:id');
    expect(attribute(request, 'http.response.status_code')).toBe(200);
    expect(partsOf(spans, request)).toContain('query business-detail-of-visitor');
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
    const line = app.log.map((each) => JSON.parse(each) as { requestId?: string; traceId?: string });
    expect(line.find(({ requestId }) => requestId === 'from-the-proxy')?.traceId).toBe(request.traceId);
    expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { authorization: 'Bearer kibble' } });
  });

  it('stays traced after its body has arrived, and shows its transaction', async () => {
    const payload = { password: WITH_ADMINISTRATOR.ADMIN_PASSWORD };
    await app.fastify.inject({ method: 'POST', url: '/api/admin/login', payload });
    const spans = await recorded();
    const request = named(spans, 'POST /api/admin/login');
    expect(spans.filter(({ name }) => name.startsWith('query ')).length).toBeGreaterThan(0);
    for (const span of spans) expect([span.name, span.traceId]).toEqual([span.name, request.traceId]);
  });

  it('always starts its trace here, even if the caller sends a trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    await app.fastify.inject({ url: '/api/businesses/1', headers: { traceparent } });
    const { traceId: own, parentSpanId } = named(await recorded(), 'GET /api/businesses/:id');
    expect(own).not.toBe(traceId);
    expect(parentSpanId).toBeUndefined();
  });

  it('is not recorded if it is a health check or a scrape', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) await app.fastify.inject({ url });
    expect(await recorded()).toEqual([]);
  });

  it('contains no personal data, even if it fails', async () => {
    const cookie = await signedInAsAdministrator(app);
    const canaries = ['ada@example.com', '203.0.113.77', 'Rosalind', 'one-secret-link', 'kind-of-secret', cookie];
    const remoteAddress = '203.0.113.77';
    const calls = [
      { url: '/api/businesses?search=Rosalind' },
      { url: '/api/shared-lists/one-secret-link' },
      { url: '/unsubscribe?token=kind-of-secret' },
      { method: 'POST', url: '/api/admin/health/test-email', headers: { cookie }, payload: { to: 'ada@example.com' } },
      { method: 'POST', url: '/api/admin/login', payload: { password: 'kind-of-secret' } },
    ] as const;
    for (const call of calls) await app.fastify.inject({ remoteAddress, ...call });
    const spans = await recorded();
    expect(spans.map(({ name }) => name)).toContain('call smtp send');
    const sent = collector.requests.map(({ body }) => body).join('');
    for (const canary of canaries) expect([canary, sent.includes(canary)]).toEqual([canary, false]);
    expect(spans.filter(({ status }) => status.message !== undefined)).toEqual([]);
  });
});

describe('a traced job', () => {
  it('has its own trace with its queries and calls', async () => {
    const { nest, database, settings } = app;
    const logger = createLogger('silent');
    await database.pool.query(`with message as (
        insert into outbox (kind, service, dedupe_key, status, recipient, payload)
        values ('mail', true, 'traced', 'queued', '"ada@example.com"',
          '{"subject": "Hi", "heading": "Hi", "paragraphs": ["Hello"]}') returning id)
      insert into pgboss.job (name, data) select 'deliver', jsonb_build_object('id', id) from message`);
    const ended = new EventEmitter();
    const done = once(ended, 'job');
    const jobs = allJobs({ nest, database, settings, logger, url: urls.appUrl }).flatMap((job) =>
      job.name === 'deliver'
        ? [{ ...job, pollSeconds: 0.5, run: (data: object) => job.run(data as never).finally(() => ended.emit('job')) }]
        : [],
    );
    const running = await startJobs({ url: urls.appUrl, jobs, logger });
    await done;
    await running.stop();
    const spans = await recorded();
    const job = named(spans, 'job deliver');
    expect(attribute(job, 'welcome_paws.job')).toBe('deliver');
    const names = spans.filter(({ traceId }) => traceId === job.traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['query claim-outgoing', 'call smtp send', 'query finish-outgoing']));
    expect(collector.requests.map(({ body }) => body).join('')).not.toContain('ada@example.com');
  });

  it('records at most 500 spans and, if it fails, the error code but not the message', async () => {
    const tracing = tracingNow()!;
    const failing = tracing.job('failing', () =>
      Promise.reject(Object.assign(new Error('ada@example.com is wrong'), { code: 'EWRONG' })),
    );
    await expect(failing).rejects.toThrow('is wrong');
    await tracing.job('long', async () => {
      for (let nth = 0; nth < 600; nth += 1) {
        await tracing.part({ kind: 'query', name: 'one' }, () => Promise.resolve());
      }
    });
    const spans = await recorded();
    const failed = named(spans, 'job failing');
    expect([attribute(failed, 'error.type'), failed.status]).toEqual(['EWRONG', { code: 2 }]);
    expect(partsOf(spans, named(spans, 'job long'))).toHaveLength(500);
    expect(collector.requests.map(({ body }) => body).join('')).not.toContain('ada@example.com');
  });
});

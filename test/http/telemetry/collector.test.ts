import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { startTelemetry, type Telemetry } from '../../../infrastructure/telemetry/start-telemetry.js';
import { Metrics } from '../../../interfaces/http/site/metrics.js';
import { tracingNow } from '../../../application/shared/tracing.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { freePort } from '../../support/free-port.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { attribute, startCollector, type Collector } from '../../support/telemetry/collector.js';
import { until } from '../../support/until.js';

let urls: TestDatabase;
let collector: Collector | undefined;
let telemetry: Telemetry | null;
let app: TestApp;
const log: string[] = [];

beforeAll(async () => {
  urls = await emptyDirectory('http_collector');
});

afterEach(async () => {
  await app?.close();
  await telemetry?.stop();
  await collector?.close();
  collector = undefined;
});

afterAll(() => expect(tracingNow()).toBeNull());

async function start(url: string, more: Record<string, string> = {}): Promise<void> {
  const { telemetry: settings } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...more });
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  telemetry = await startTelemetry(settings, { version: '1.2.3', worker: 2, logger });
  app = await startTestApp(urls);
  telemetry?.readMetricsFrom(() => app.nest.get(Metrics).ofProcess(true));
}

describe('metrics for a collector', () => {
  it('have the same names, labels, and values as /metrics', async () => {
    collector = await startCollector();
    await start(collector.url, { OTEL_SERVICE_NAME: 'paws-east' });
    for (let nth = 0; nth < 3; nth += 1) await app.fastify.inject({ url: '/api/businesses/1' });
    const { body } = await app.fastify.inject({ url: '/metrics' });
    await telemetry?.stop();
    const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]);
    const kinds = { gauge: 'gauge', counter: 'sum', histogram: 'histogram' } as const;
    const { metrics } = collector;
    expect(types.length).toBeGreaterThan(40);
    for (const [name, type] of types) {
      const sent = metrics.find((metric) => metric.name === name);
      expect([name, sent?.[kinds[type as keyof typeof kinds]] !== undefined]).toEqual([name, true]);
    }
    const durations = metrics.find(({ name }) => name === 'http_request_duration_seconds')?.histogram?.dataPoints ?? [];
    const calls = durations.find((point) => attribute(point, 'route') === '/api/businesses/:id');
    expect(calls).toMatchObject({ count: 3, explicitBounds: expect.arrayContaining([0.001, 10]) });
    expect(calls?.bucketCounts?.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(metrics.find(({ name }) => name === 'sign_ups_total')?.sum?.isMonotonic).toBe(true);
    expect(collector.requests.find(({ path }) => path === '/v1/metrics')?.body).toContain('"paws-east"');
  });
});

describe('a collector that accepts nothing', () => {
  it('delays no request, costs little memory, and delays a shutdown only briefly if it is silent', async () => {
    collector = await startCollector({ isSilent: true });
    await start(collector.url);
    const tracing = tracingNow()!;
    for (let nth = 0; nth < 12_000; nth += 1) await tracing.job('empty', () => Promise.resolve());
    await until('a request to the collector', () => collector!.requests.length > 0);
    for (let nth = 0; nth < 20; nth += 1) {
      expect((await app.fastify.inject({ url: '/readyz' })).statusCode).toBe(200);
      expect((await app.fastify.inject({ url: '/api/businesses/1' })).statusCode).toBe(404);
    }
    await telemetry?.stop();
    // 2,048 spans may wait, and batches of 512 may be in transit.
    expect(collector.spans.length).toBeLessThanOrEqual(2048 + 4 * 512);
  });

  it('causes at most one warning a minute in the log if it cannot be reached', async () => {
    log.length = 0;
    await start(`http://127.0.0.1:${String(await freePort())}`);
    await app.fastify.inject({ url: '/api/businesses/1' });
    await telemetry?.stop();
    const complaints = log.filter((line) => line.includes('OTEL_EXPORTER_OTLP_ENDPOINT'));
    expect(complaints.length).toBeLessThanOrEqual(1);
  });
});

describe('a sampler', () => {
  it.each([
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, 10],
    [{}, 10],
  ])('with %j records %d of ten requests', async (settings, count) => {
    collector = await startCollector();
    await start(collector.url, settings);
    for (let nth = 0; nth < 10; nth += 1) await app.fastify.inject({ url: '/api/businesses/1' });
    await telemetry?.stop();
    expect(collector.spans.filter(({ name }) => name === 'GET /api/businesses/:id')).toHaveLength(count);
    const isTraced = app.log.filter((line) => line.includes('"traceId"')).length > 0;
    expect(isTraced).toBe(count > 0);
  });
});

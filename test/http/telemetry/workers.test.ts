import { once } from 'node:events';
import { afterAll, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/app.js';
import type { Process } from '../../support/running-process.js';
import { startCollector, type Collector } from '../../support/telemetry/collector.js';
import { bothWorkers, startTwoWorkers } from '../../support/two-workers.js';
import { until } from '../../support/until.js';

let server: Process | undefined;
let collector: Collector | undefined;

afterAll(async () => {
  await server?.kill();
  await collector?.close();
});

it('each of two workers sends its traces and metrics before it ends, and only one sends figures from the database', async () => {
  collector = await startCollector();
  const urls = await emptyDirectory('http_telemetry_workers');
  server = await startTwoWorkers(urls.appUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  for (const connection of await bothWorkers(server)) {
    await connection.get('/api/businesses/1');
    connection.close();
  }
  const { log, child } = server;
  await until('the background jobs', () => log.some(({ msg }) => msg === 'Running the background jobs'));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  const { senders } = collector;
  const of = (name: string) => senders.filter(({ names }) => names.includes(name)).map(({ worker }) => worker);
  expect(of('GET /api/businesses/:id').toSorted()).toEqual([1, 2]);
  expect(new Set(of('http_request_duration_seconds'))).toEqual(new Set([1, 2]));
  expect(new Set(of('jobs_waiting')).size).toBe(1);
  const requests = log.filter(({ route }) => route === '/api/businesses/:id').map(({ traceId }) => traceId);
  const traces = collector.spans.filter(({ name }) => name === 'GET /api/businesses/:id').map(({ traceId }) => traceId);
  expect(requests.toSorted()).toEqual(traces.toSorted());
});

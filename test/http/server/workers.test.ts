import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { isAlive } from '../../../infrastructure/postgres/embedded/process-identity.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory } from '../../support/app.js';
import type { LogLine, Process } from '../../support/running-process.js';
import { bothWorkers, Connection, startTwoWorkers } from '../../support/two-workers.js';
import { until } from '../../support/until.js';

let server: Process;

beforeAll(async () => {
  const urls = await emptyDirectory('http_workers');
  server = await startTwoWorkers(urls.appUrl, { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' });
});

afterAll(() => server?.kill());

const lines = (message: string): LogLine[] => server.log.filter(({ msg }) => msg === message);

/** Returns the last process that started as the worker of this number. */
const started = (number: number) => lines('A worker accepts requests').findLast((line) => line['started'] === number)!;

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Returns how many requests of a route were answered with 200, according to /metrics. */
async function counted(connection: Connection, route: string): Promise<number> {
  const { body } = await connection.get('/metrics');
  const series = `http_request_duration_seconds_count{method="GET",route="${route}",status="200"} `;
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.slice(series.length) ?? 0,
  );
}

describe('a server with two workers', () => {
  it('allows a caller who alternates between the workers exactly as many calls as the limit', async () => {
    const [{ requests }] = LIMITS.reads;
    const both = await bothWorkers(server);
    const statuses: number[] = [];
    for (let n = 0; n < requests + 10; n += 1)
      statuses.push((await both[n % 2]!.get('/api/businesses', from('192.0.2.1'))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(requests);
    expect(statuses.slice(requests).every((status) => status === 429)).toBe(true);
    for (const connection of both) connection.close();
  });

  it('allows a caller who calls both workers at once exactly as many calls as the limit', async () => {
    const [{ requests }] = LIMITS.reads;
    const connections = Array.from({ length: 20 }, () => new Connection(server.url));
    const calls = Array.from({ length: 2 * requests }, (_, n) =>
      connections[n % connections.length]!.get('/api/businesses', from('192.0.2.2')),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(requests);
    for (const connection of connections) connection.close();
  });

  it('shows the sum of both workers in /metrics, whichever worker answers', async () => {
    const [one, other] = await bothWorkers(server);
    const before = await counted(one, '/readyz');
    for (let n = 0; n < 3; n += 1) await one.get('/readyz');
    for (let n = 0; n < 4; n += 1) await other.get('/readyz');
    expect(await counted(one, '/readyz')).toBe(before + 7);
    expect(await counted(other, '/readyz')).toBe(before + 7);
    expect((await one.get('/metrics')).body).toContain('\nserver_workers 2\n');
    one.close();
    other.close();
  });

  it('runs the background jobs in one worker, and in another one when that worker is killed', async () => {
    const first = await until('a worker that runs the jobs', () => lines('Running the background jobs')[0]);
    const { pid } = started(Number(first['worker']));
    const log = server.log.length;
    process.kill(Number(pid), 'SIGKILL');
    await until('a replacement', () => server.log.slice(log).find(({ msg }) => msg === 'A worker accepts requests'));
    const again = await until('another worker that runs the jobs', () => lines('Running the background jobs')[1]);
    expect([lines('Running the background jobs').length, isAlive(Number(pid))]).toEqual([2, false]);
    expect(isAlive(Number(started(Number(again['worker']))['pid']))).toBe(true);
    expect(lines('A worker ended unexpectedly').map(({ signal }) => signal)).toEqual(['SIGKILL']);
    const [one, other] = await bothWorkers(server);
    one.close();
    other.close();
  });

  it('replaces both workers on SIGUSR2 without losing a request', async () => {
    const before = [1, 2].map((number) => started(number)['pid']);
    const statuses: number[] = [];
    let isOver = false;
    const call = async () => {
      const connection = new Connection(server.url);
      while (!isOver) statuses.push((await connection.get('/healthz')).status);
      connection.close();
    };
    const calls = Promise.all([call(), call(), call()]);
    server.child.kill('SIGUSR2');
    await until('the end of the restart', () => lines('Restarted the workers')[0]).finally(() => (isOver = true));
    await calls;
    expect([...new Set(statuses)]).toEqual([200]);
    const after = [1, 2].map((number) => started(number)['pid']);
    expect(before.filter((pid) => after.includes(pid) || isAlive(Number(pid)))).toEqual([]);
  });

  it('keeps counting in /metrics what replaced workers had counted', async () => {
    const [one, other] = await bothWorkers(server);
    expect(await counted(one, '/readyz')).toBeGreaterThanOrEqual(7);
    one.close();
    other.close();
  });

  it('ends with all workers on SIGTERM, and has logged JSON lines with the number of the worker', async () => {
    const pids = [1, 2].map((number) => Number(started(number)['pid']));
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(pids.filter((pid) => isAlive(pid))).toEqual([]);
    expect(new Set(server.log.map(({ worker }) => worker))).toEqual(new Set([0, 1, 2]));
  });
});

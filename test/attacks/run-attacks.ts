/**
 * Attacks every call of openapi.yaml on the built server with a real PostgreSQL, and measures the processor time of each.
 * Prints a table, and for each failure the smallest request that shows it.
 * Run: `npm run test:attacks [-- --seed 42 --requests 20000 --only "POST /api/reviews" --replay <request>]`
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { readWritten } from '../support/attacks/attack.js';
import { Callers } from '../support/attacks/callers.js';
import { Growth } from '../support/attacks/growth.js';
import { judged, type Target } from '../support/attacks/judge.js';
import { attackAll } from '../support/attacks/run.js';
import { freePort } from '../support/free-port.js';
import { WITH_ADMINISTRATOR } from '../support/identity/administrator.js';
import { createTestDatabase, startTestPostgres, type TestDatabase } from '../support/postgres/postgres.js';

const REQUESTS = 20_000;
const MAX_SEED = 1_000_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
    requests: { type: 'string', default: String(REQUESTS) },
    only: { type: 'string', default: '' },
    replay: { type: 'string' },
  },
});
const [seed, requests] = [Number(values.seed), Number(values.requests)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(requests) || requests < 1)
  throw new Error('--seed and --requests take whole numbers.');

const say = (line: string) => void process.stdout.write(`${line}\n`);

const postgres = await startTestPostgres();
const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-attacks-'));
let server: ChildProcess | undefined;
try {
  const urls = await createTestDatabase(postgres, 'attacks');
  await migrate({ ownerUrl: urls.ownerUrl, appRole: decodeURIComponent(new URL(urls.appUrl).username) });
  const port = await freePort();
  server = await startedServer(urls, port);
  const callers = await Callers.plantedIn(urls, `http://localhost:${port}`);
  const growth = await Growth.of(urls.ownerUrl);
  const target = { port, growth, meter: meterOf(server) };
  const faults =
    values.replay === undefined ? await attack(target, callers) : await replay(values.replay, target, callers);
  say(faults === 0 ? '\n0 failed' : `\n${faults} failed`);
  process.exitCode = faults === 0 ? 0 : 1;
  await growth.close();
  await callers.close();
} finally {
  if (server?.connected === true) {
    server.disconnect();
    await once(server, 'exit');
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the number of operations that failed. */
async function attack(target: Target, callers: Callers): Promise<number> {
  say(`Seed ${seed}: ${requests.toLocaleString('en-US')} requests`);
  let faults = 0;
  const onFault = (fault: string) => {
    faults += 1;
    say(`\n${fault}`);
  };
  const figures = await attackAll({ target, callers, seed, requests, only: values.only, onFault });
  say(['', ...figures.table({ isTimed: true })].join('\n'));
  return faults;
}

async function replay(line: string, target: Target, callers: Callers): Promise<number> {
  const secrets = await callers.signedIn();
  await target.growth.remember();
  const { answer, ms, fault } = await judged(readWritten(line), secrets, target);
  say(`${answer.head}\n\n${answer.body}\n\n${ms.toFixed(1)} ms of processor time. ${fault ?? 'Nothing is wrong.'}`);
  return fault === null ? 0 : 1;
}

async function startedServer({ appUrl, ownerUrl }: TestDatabase, port: number): Promise<ChildProcess> {
  const { PATH, HOME } = process.env;
  const child = fork(join(import.meta.dirname, 'attacked-server.ts'), {
    cwd: join(import.meta.dirname, '..', '..'),
    execArgv: ['--import', join(import.meta.dirname, '../support/run-sources.ts')],
    env: {
      ...{
        PATH,
        HOME,
        ...WITH_ADMINISTRATOR,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        RATE_LIMIT: 'off',
        WEB_CONCURRENCY: '1',
      },
      ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder },
      ...{ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl },
    },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server did not start. Its output is above.');
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

function meterOf(child: ChildProcess): () => Promise<number> {
  return async () => {
    if (!child.connected) throw new Error('The server has ended.');
    child.send('cpu');
    const [microseconds] = (await once(child, 'message')) as [number];
    return microseconds / 1000;
  };
}

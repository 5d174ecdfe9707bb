/**
 * Measures the cost of members: a full sign-in at the embedded provider (all its requests in sequence), and
 * GET /api/auth/user compared with /healthz, a constant response of the same server. Needs a build. Run:
 * `node --import ./test/support/run-sources.ts test/bench/members.ts`
 */
import autocannon from 'autocannon';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as DemoData from '../../infrastructure/demo-data/load-demo-data.js';
import type * as EmbeddedPostgres from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Migrate from '../../infrastructure/schema/migrate.js';
import { Browser } from '../support/browser/browser.js';
import { freePort } from '../support/free-port.js';
import { signInAtForm } from '../support/identity/sign-in.js';
import { built } from './measuring/measured-server.js';

/** Maximum milliseconds per sign-in, and microseconds of processor time beyond a constant response. */
const TARGETS = { signInMs: 60, userUs: 60 };
const SIGN_INS = 60;
const ROUNDS = 5;
const REQUESTS = 5000;
const CONNECTIONS = 10;

const directory = await demoDirectory();
const server = await start(directory.url);
try {
  await signIns();
  await users();
} finally {
  server.child.disconnect();
  await once(server.child, 'exit');
  await directory.stop();
}

async function signIns(): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < SIGN_INS; n += 1) {
    const browser = new Browser();
    const startedAt = performance.now();
    await signInAtForm(browser, server.address, 'ada@example.com', '/healthz');
    times.push(performance.now() - startedAt);
  }
  // Skips the first quarter, because the process is still cold.
  const warm = times.slice(SIGN_INS / 4).toSorted((a, b) => a - b);
  const at = (share: number) => (warm[Math.floor(warm.length * share)] ?? 0).toFixed(1);
  print(`Full sign-in, ${warm.length} times: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; target p50 ${TARGETS.signInMs} ms`);
}

async function users(): Promise<void> {
  const browser = new Browser();
  await signInAtForm(browser, server.address, 'ada@example.com', '/healthz');
  const cookie = browser.cookieFor(new URL(server.address));
  const calls = { user: '/api/auth/user', constant: '/healthz' } as const;
  for (const path of Object.values(calls)) await load(path, cookie, 2 * REQUESTS);
  const differences: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [user, constant] = [await cost(calls.user, cookie), await cost(calls.constant, cookie)];
    differences.push(user - constant);
    print(`Round ${round}: /api/auth/user ${user} µs, constant ${constant} µs`);
  }
  const median = differences.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  print(`Median ${median} µs of processor time more than a constant response; target ${TARGETS.userUs} µs`);
}

async function cost(path: string, cookie: string): Promise<number> {
  const before = await used();
  await load(path, cookie, REQUESTS);
  return Math.round(((await used()) - before) / REQUESTS);
}

async function used(): Promise<number> {
  server.child.send('cpu');
  const [microseconds] = (await once(server.child, 'message')) as [number];
  return microseconds;
}

async function load(path: string, cookie: string, amount: number): Promise<void> {
  const result = await autocannon({
    url: server.address + path,
    amount,
    connections: CONNECTIONS,
    headers: { cookie },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${amount} requests failed.`);
}

async function start(url: string): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(import.meta.dirname, 'list-server.ts'), ['product', String(await freePort())], {
    stdio: 'inherit',
  });
  child.send(url);
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

async function demoDirectory(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { startEmbeddedPostgres } = await built<typeof EmbeddedPostgres>(
    'infrastructure/postgres/embedded/embedded-postgres.js',
  );
  const { APP } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  const { migrate } = await built<typeof Migrate>('infrastructure/schema/migrate.js');
  const { loadDemoData } = await built<typeof DemoData>('infrastructure/demo-data/load-demo-data.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate({ ownerUrl: database.ownerUrl, appRole: APP });
  await loadDemoData({ url: database.ownerUrl });
  return {
    url: database.appUrl,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

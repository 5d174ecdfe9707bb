/**
 * Measures webhooks: the time from a committed change until the endpoint has the request, at 50 changes a second for 20
 * seconds, for one endpoint alone and next to one that never answers. Needs a build. Run:
 * `node --import ./test/support/run-sources.ts test/bench/webhooks.ts`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { urlOf } from './measuring/own-database.js';
import { startBuild, stopProcess } from './measuring/own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
const CHANGES_PER_SECOND = 50;
const SECONDS = 20;
const PLACES = 1_000;
const TARGET_MS = 5_000;
const PATIENCE_MS = 60_000;
const PASSWORD = 'walkies-at-dawn-77';

/** IDs of the businesses that change, one after another. */
const ids: number[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
/** When each change was committed, by the name that it gave its business. */
const committedAt = new Map<string, number>();
/** When the endpoint got each of them. A request may arrive before this process learns of the commit. */
const arrivedAt = new Map<string, number>();

const endpoint = await listening((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const { data } = JSON.parse(body) as { data: { business: { name: string } } };
    arrivedAt.set(data.business.name, performance.now());
    response.writeHead(204).end();
  });
});
const silent = await listening(() => undefined);
const build = await startBuild(ROOT, dataDir, {
  WEBHOOKS_TO_LOOPBACK: 'on',
  ADMIN_PASSWORD: PASSWORD,
  DEMO_DATA: 'off',
});
const pool = new pg.Pool({ connectionString: urlOf(dataDir, 'superuser'), max: 4 });
try {
  const { rows } = await pool.query<{ id: number }>(
    `insert into businesses (name, category, approval_status)
     select 'Place ' || n, 'hotels', 'approved' from generate_series(1, ${PLACES}) n returning id`,
  );
  ids.push(...rows.map(({ id }) => id));
  const cookie = await signIn();
  await hook(cookie, endpoint);
  await measure('One endpoint');
  await hook(cookie, silent);
  await measure('Next to an endpoint that never answers');
} finally {
  await pool.end();
  await stopProcess(build.child);
  for (const server of [endpoint, silent]) server.closeAllConnections();
  for (const server of [endpoint, silent]) server.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(title: string): Promise<void> {
  committedAt.clear();
  arrivedAt.clear();
  const count = CHANGES_PER_SECOND * SECONDS;
  const start = performance.now();
  for (let change = 0; change < count; change += 1) {
    await pause(Math.max(0, start + (change * 1_000) / CHANGES_PER_SECOND - performance.now()));
    const name = `${title} ${String(change)}`;
    void pool.query('update businesses set name = $1 where id = $2', [name, ids[change % ids.length]]).then(() => {
      committedAt.set(name, performance.now());
    });
  }
  const deadline = performance.now() + PATIENCE_MS;
  while (arrivedAt.size < count && performance.now() < deadline) await pause(50);
  const delays = [...arrivedAt].map(([name, at]) => Math.max(0, at - (committedAt.get(name) ?? at)));
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => `${String(Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0))} ms`;
  const seconds = (performance.now() - start) / 1_000;
  print(`${title}: ${String(delays.length)} of ${String(count)} requests in ${seconds.toFixed(1)} s`);
  print(`  median ${at(0.5)}, 99% ${at(0.99)}, longest ${at(1)} (target: ${String(TARGET_MS)} ms)`);
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${build.address}/api/admin/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return String(answer.headers.get('set-cookie')).split(';', 1)[0] ?? '';
}

async function hook(cookie: string, server: Server): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`${build.address}/api/admin/webhooks`, {
    ...{ method: 'POST', headers: { cookie, 'content-type': 'application/json' } },
    body: JSON.stringify({ url: `http://127.0.0.1:${String(port)}/`, eventTypes: ['business.changed'] }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

async function listening(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

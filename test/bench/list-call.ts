/**
 * What the list call costs the server: processor time per request of the built product, request logs off, beside a bare
 * Fastify that answers the same text from memory. `node test/bench/list-call.ts [database address]`; without an address it
 * makes a small directory of its own. Needs a build (`npm run build`).
 */
import autocannon from 'autocannon';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as EmbeddedPostgres from '../../infrastructure/postgres/embedded/embedded-postgres.js';
import type * as EmbeddedRoles from '../../infrastructure/postgres/embedded/embedded-roles.js';
import type * as Migrate from '../../infrastructure/schema/migrate.js';

const PATH = '/api/businesses?category=restaurants&location=Austin&limit=12';
/** What the list call may cost, in microseconds of processor time. */
const TARGET = 120;
const ROUNDS = 3;
const REQUESTS = 5000;
const CONNECTIONS = 10;

const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../dist/${path}`, import.meta.url).href) as Promise<Module>;

const given = process.argv[2];
const directory = given === undefined ? await ownDirectory() : { url: given, stop: () => Promise.resolve() };
const server = await start('product', directory.url);
const text = await (await fetch(server.address + PATH)).text();
const bare = await start('bare', text);
try {
  const rows: Record<string, string | number>[] = [];
  for (const { address } of [server, bare]) await load(address, 2 * REQUESTS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    rows.push({ round, 'list call, µs': await cost(server), 'bare Fastify, µs': await cost(bare) });
  }
  const median = rows.map((row) => Number(row['list call, µs'])).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  process.stdout.write(`${PATH} (${text.length} characters), ${REQUESTS} requests, ${CONNECTIONS} at a time\n`);
  for (const row of rows)
    process.stdout.write(
      `${Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join('   ')}\n`,
    );
  process.stdout.write(`Median ${median} µs of processor time a request; the target is ${TARGET}.\n`);
} finally {
  await Promise.all([stop(server.child), stop(bare.child)]);
  await directory.stop();
}

interface Server {
  readonly child: ChildProcess;
  readonly address: string;
}

async function start(kind: 'product' | 'bare', argument: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'list-server.ts'), [kind], { stdio: 'inherit' });
  child.send(argument);
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

async function stop(child: ChildProcess): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

/** Microseconds of processor time, of all threads of the server, for one request. */
async function cost({ child, address }: Server): Promise<number> {
  const before = await used(child);
  await load(address, REQUESTS);
  return Math.round(((await used(child)) - before) / REQUESTS);
}

async function used(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

async function load(address: string, amount: number): Promise<void> {
  const result = await autocannon({ url: address + PATH, amount, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${amount} requests failed.`);
}

/** A database of its own: a few thousand businesses of one city. */
async function ownDirectory(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { startEmbeddedPostgres } = await built<typeof EmbeddedPostgres>(
    'infrastructure/postgres/embedded/embedded-postgres.js',
  );
  const { APP, runSql } = await built<typeof EmbeddedRoles>('infrastructure/postgres/embedded/embedded-roles.js');
  const { migrate } = await built<typeof Migrate>('infrastructure/schema/migrate.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate({ ownerUrl: database.ownerUrl, appRole: APP });
  await runSql(database.ownerUrl, async (client) => {
    await client.query(`insert into businesses (name, category, description, address, city, state, zip_code, latitude, longitude, pet_perks,
        images, image_alts, review_count, rating_sum, approval_status)
      select 'Place ' || n, (array['restaurants', 'hotels', 'events', 'services', 'homes'])[1 + n % 5], repeat('Good for pets. ', 10),
        n || ' Example Street', 'Austin', 'TX', '78701', 30.2672 + (n % 100 - 50) * 0.002, -97.7431 + (n / 100 - 15) * 0.003,
        array['Water bowls', 'Patio seating'], array['/uploads/demo/a.webp', '/uploads/demo/b.webp'], array['A', 'B'], n % 40, n % 40 * 4, 'approved'
      from generate_series(1, 3000) n`);
    await client.query('vacuum analyze');
  });
  return {
    url: database.appUrl,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Measures writing reviews, 32 at a time: reviews per second, processor time of server and database per review, and the
 * time of each statement. Compares the built server, started as `npm start` does, with a minimal Fastify server that
 * only inserts a review and updates the business's count. Folders name other builds to compare with; the builds take
 * turns. Needs a build. Each build gets its own database. Run:
 * `node --import ./test/support/run-sources.ts test/bench/review/review-writers.ts [folder …]`
 */
import { Agent, request } from 'node:http';
import pg from 'pg';
import { sql } from '../measuring/own-database.js';
import { measuredProducts, type Measured } from './review-servers.js';

const WRITERS = 32;
const ROUNDS = 3;
const REVIEWS = 1500;
const WARM_UP = 600;

/** Counts busy connections, and those of them that wait for a row lock. */
const WAITING = `select count(*) as busy, count(*) filter (where wait_event_type = 'Lock') as waiting
  from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const agent = new Agent({ keepAlive: true, maxSockets: WRITERS });
/** Number of the next review, by server. Neighboring reviews have different members and businesses. */
const written = new Map<Measured, number>();
const { servers, stop } = await measuredProducts(process.argv.slice(2));
try {
  for (const server of servers) await load(server, WARM_UP);
  const figures = new Map(servers.map((server) => [server, [] as Figures[]]));
  for (const { superuserUrl } of servers) await sql(superuserUrl, 'select pg_stat_statements_reset()');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const server of servers) figures.get(server)?.push(await measure(server));
  print(`${WRITERS} writers, ${ROUNDS} rounds of ${REVIEWS} reviews each: median (min-max)`);
  print(row(['', 'per second', 'ms each', 'server, ms', 'database, ms', 'lock waits, %', 'rejected']));
  for (const [server, rounds] of figures) {
    const names = ['perSecond', 'each', 'server', 'database', 'locks', 'rejected'] as const;
    print(row([server.name, ...names.map((name) => spread(rounds.map((figure) => figure[name])))]));
  }
  for (const server of servers) await printStatements(server);
} finally {
  agent.destroy();
  await stop();
}

interface Figures {
  readonly perSecond: number;
  readonly each: number;
  /** Milliseconds of processor time per review. */
  readonly server: number;
  readonly database: number;
  /** Percentage of samples of busy connections in which one waited for a row lock. */
  readonly locks: number;
  readonly rejected: number;
}

async function measure(server: Measured): Promise<Figures> {
  const before = { server: await server.used(), database: server.databaseUsed(), at: performance.now() };
  const stopSampling = sampleLocks(server);
  const { rejected, times } = await load(server, REVIEWS);
  const seconds = (performance.now() - before.at) / 1000;
  return {
    perSecond: REVIEWS / seconds,
    each: times.reduce((sum, time) => sum + time, 0) / times.length,
    server: ((await server.used()) - before.server) / REVIEWS,
    database: (server.databaseUsed() - before.database) / REVIEWS,
    locks: await stopSampling(),
    rejected,
  };
}

async function load(server: Measured, count: number): Promise<{ rejected: number; times: number[] }> {
  const first = written.get(server) ?? 0;
  written.set(server, first + count);
  const times: number[] = [];
  let rejected = 0;
  let next = first;
  const writer = async () => {
    for (let n = next++; n < first + count; n = next++) {
      const startedAt = performance.now();
      if ((await write(server, n)) !== 201) rejected += 1;
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return { rejected, times };
}

function write({ address, cookies, places }: Measured, n: number): Promise<number> {
  const member = n % cookies.length;
  const place = 1 + ((Math.floor(n / cookies.length) + member * 5) % places);
  const body = JSON.stringify({
    rating: 1 + (n % 5),
    title: 'Measured',
    content: 'We were here with our dog and liked it.',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: String(cookies[member]),
    origin: address,
  };
  return new Promise((resolve, reject) => {
    const call = request(
      `${address}/api/businesses/${place}/reviews`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.once('error', reject).end(body);
  });
}

/** Samples lock waits every 20 ms. The returned function stops and returns the percentage of samples with a wait. */
function sampleLocks({ superuserUrl }: Measured): () => Promise<number> {
  let isStopped = false;
  let [samples, waits] = [0, 0];
  const sampling = (async () => {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    while (!isStopped) {
      const { rows } = await client.query(WAITING);
      samples += Number(rows[0].busy > 0);
      waits += Number(rows[0].waiting > 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.end();
  })();
  return async () => {
    isStopped = true;
    await sampling;
    return (100 * waits) / Math.max(1, samples);
  };
}

async function printStatements({ name, superuserUrl, user }: Measured): Promise<void> {
  const rows = await sql<Record<'perReview' | 'ms' | 'text', unknown>>(
    superuserUrl,
    `select calls / ${ROUNDS * REVIEWS}.0 as "perReview", mean_exec_time as ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 70) as text
     from pg_stat_statements where userid = $1::regrole and calls > ${REVIEWS} and dbid = (select oid from pg_database where datname = current_database())
     order by total_exec_time desc limit 12`,
    [user],
  );
  print(`\n${name}: statements`);
  print(row(['per review', 'ms each'], 12));
  for (const { perReview, ms, text } of rows)
    print(`${row([Number(perReview).toFixed(2), Number(ms).toFixed(3)], 12)}  ${String(text)}`);
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const format = (value = 0) => value.toFixed(value >= 100 ? 0 : 2);
  return `${format(sorted[Math.floor(sorted.length / 2)])} (${format(sorted[0])}-${format(sorted.at(-1))})`;
}

function row(cells: readonly string[], width = 22): string {
  return cells.map((cell) => cell.padStart(width)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * What it takes to write reviews, 32 at a time: how many a second, and the processor time of the server and of its database
 * for each, of the built product, started as `npm start` does, beside a bare Fastify that inserts a review and counts it on
 * its business; then what each statement took. `node --import ./test/support/run-sources.ts test/bench/review-writers.ts
 * [folder …]`: beside this build those of other folders, in turn. Needs a build; each has a database of its own.
 */
import { Agent, request } from 'node:http';
import pg from 'pg';
import { measuredProducts, type Measured } from './review-servers.js';

const WRITERS = 32;
const ROUNDS = 3;
const REVIEWS = 1500;
const WARM_UP = 600;

/** Connections that do something, and those of them that wait for another's row. */
const WAITING = `select count(*) as busy, count(*) filter (where wait_event_type = 'Lock') as waiting
  from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const agent = new Agent({ keepAlive: true, maxSockets: WRITERS });
/** Which review is written next, by server: each of another member and business than those around it. */
const written = new Map<Measured, number>();
const { servers, stop } = await measuredProducts(process.argv.slice(2));
try {
  for (const server of servers) await load(server, WARM_UP);
  const figures = new Map(servers.map((server) => [server, [] as Figures[]]));
  for (const { superuserUrl } of servers) await sql(superuserUrl, 'select pg_stat_statements_reset()');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const server of servers) figures.get(server)?.push(await measure(server));
  say(
    `${WRITERS} writers, ${ROUNDS} rounds of ${REVIEWS} reviews in turn: the median, and in brackets the least and most`,
  );
  say(row(['', 'a second', 'ms each', 'server, ms', 'database, ms', 'waits for a lock', 'refused']));
  for (const [server, rounds] of figures) {
    const names = ['perSecond', 'each', 'server', 'database', 'locks', 'refused'] as const;
    say(row([server.name, ...names.map((name) => spread(rounds.map((figure) => figure[name])))]));
  }
  for (const server of servers) await tellStatements(server);
} finally {
  agent.destroy();
  await stop();
}

interface Figures {
  readonly perSecond: number;
  readonly each: number;
  /** Milliseconds of processor time a review. */
  readonly server: number;
  readonly database: number;
  /** Of 100 looks at the connections that do something, how many found one waiting for another's row. */
  readonly locks: number;
  readonly refused: number;
}

async function measure(server: Measured): Promise<Figures> {
  const before = { server: await server.used(), database: server.databaseUsed(), at: performance.now() };
  const looks = lookForLocks(server);
  const { refused, times } = await load(server, REVIEWS);
  const seconds = (performance.now() - before.at) / 1000;
  return {
    perSecond: REVIEWS / seconds,
    each: times.reduce((sum, time) => sum + time, 0) / times.length,
    server: ((await server.used()) - before.server) / REVIEWS,
    database: (server.databaseUsed() - before.database) / REVIEWS,
    locks: await looks(),
    refused,
  };
}

async function load(server: Measured, many: number): Promise<{ refused: number; times: number[] }> {
  const first = written.get(server) ?? 0;
  written.set(server, first + many);
  const times: number[] = [];
  let refused = 0;
  let next = first;
  const writer = async () => {
    for (let n = next++; n < first + many; n = next++) {
      const begin = performance.now();
      if ((await write(server, n)) !== 201) refused += 1;
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return { refused, times };
}

function write({ address, cookies, places }: Measured, n: number): Promise<number> {
  const member = n % cookies.length;
  const place = 1 + ((Math.floor(n / cookies.length) + member * 5) % places);
  const body = JSON.stringify({
    rating: 1 + (n % 5),
    title: 'Measured',
    content: 'We were here with our dog, and liked it.',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: String(cookies[member]),
    origin: address,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api/businesses/${place}/reviews`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject).end(body);
  });
}

/** Looks every few milliseconds until it is asked what it found. */
function lookForLocks({ superuserUrl }: Measured): () => Promise<number> {
  let isOver = false;
  let [looks, found] = [0, 0];
  const looking = (async () => {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    while (!isOver) {
      const { rows } = await client.query(WAITING);
      looks += Number(rows[0].busy > 0);
      found += Number(rows[0].waiting > 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.end();
  })();
  return async () => {
    isOver = true;
    await looking;
    return (100 * found) / Math.max(1, looks);
  };
}

async function tellStatements({ name, superuserUrl, user }: Measured): Promise<void> {
  const rows = await sql(
    superuserUrl,
    `select calls / ${ROUNDS * REVIEWS}.0 as often, mean_exec_time as ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 70) as text
     from pg_stat_statements where userid = $1::regrole and calls > ${REVIEWS} and dbid = (select oid from pg_database where datname = current_database())
     order by total_exec_time desc limit 12`,
    [user],
  );
  say(`\n${name}: statements`);
  say(row(['a review', 'ms each'], 10));
  for (const { often, ms, text } of rows)
    say(`${row([Number(often).toFixed(2), Number(ms).toFixed(3)], 10)}  ${String(text)}`);
}

async function sql(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, values);
  await client.end();
  return rows;
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const told = (value = 0) => value.toFixed(value >= 100 ? 0 : 2);
  return `${told(sorted[Math.floor(sorted.length / 2)])} (${told(sorted[0])}-${told(sorted.at(-1))})`;
}

function row(cells: readonly string[], width = 22): string {
  return cells.map((cell) => cell.padStart(width)).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

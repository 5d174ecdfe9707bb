/**
 * Measures the cost of the list call: processor time per request of the built server without request logs, compared
 * with a minimal Fastify server that returns the same text from memory. Without a database URL, creates a small
 * database. Needs a build (`npm run build`). Run:
 * `node --import ./test/support/run-sources.ts test/bench/search/list-call.ts [database URL]`
 */
import autocannon from 'autocannon';
import { createDirectory, start, stop, used, type Server } from '../measuring/measured-server.js';

const PATH = '/api/businesses?category=restaurants&location=Austin&limit=12';
/** Maximum processor time of the list call, in microseconds. */
const TARGET_US = 120;
const ROUNDS = 3;
const REQUESTS = 5000;
const CONNECTIONS = 10;

const given = process.argv[2];
const directory = given === undefined ? await createDirectory() : { url: given, stop: () => Promise.resolve() };
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
  process.stdout.write(`Median ${median} µs of processor time per request; target ${TARGET_US} µs\n`);
} finally {
  await Promise.all([stop(server.child), stop(bare.child)]);
  await directory.stop();
}

/** Returns the microseconds of processor time per request, of all server threads. */
async function cost({ child, address }: Server): Promise<number> {
  const before = await used(child);
  await load(address, REQUESTS);
  return Math.round(((await used(child)) - before) / REQUESTS);
}

async function load(address: string, amount: number): Promise<void> {
  const result = await autocannon({ url: address + PATH, amount, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} of ${amount} requests failed.`);
}

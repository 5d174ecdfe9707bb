/**
 * Compares the built server with a minimal Fastify server on the same rows in the same database: processor time per
 * request, of server and database apart, and requests per second. The servers take turns. Prints Markdown. Needs a
 * build. Run: `npm run bench -- peers [--places 10000,100000,1000000] [--data folder] [--rounds 5] [--seconds 4]`
 *
 * With `--data`, the generated places stay in that folder, and the next run finds them there.
 */
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededDataDir, signedInMembers, sql, startDatabase, type OwnDatabase } from '../measuring/own-database.js';
import { startOn, stopProcess } from '../measuring/own-product.js';
import { usedByTree } from '../measuring/processor-time.js';
import { BARE_ROWS, TIDY } from './bare-rows.js';
import { bareCalls, drawFrom, productCalls, type Calls, type Drawn, type Kind } from './calls.js';
import { peerTable, type Figures, type Rounds } from './peer-table.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CONNECTIONS = 32;
const MEMBERS = 300;
const KINDS: readonly Kind[] = ['town', 'point', 'text', 'detail', 'reviews', 'review'];
/** A server is idle if it and the database used less processor time than this while we wait. */
const IDLE = { ms: 30, whileMs: 400, maxWaits: 80 };

interface Peer {
  readonly name: string;
  readonly address: string;
  readonly pid: number;
  readonly calls: Calls;
}

const { values: options } = parseArgs({
  options: {
    places: { type: 'string', default: '10000,100000,1000000' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
const data = options.data ?? mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
/** Number of calls made so far, by peer and kind. */
const made = new Map<string, number>();
try {
  for (const places of options.places.split(',').map(Number)) await compareAt(places);
} finally {
  if (options.data === undefined) rmSync(data, { recursive: true, force: true });
}

async function compareAt(places: number): Promise<void> {
  made.clear();
  const database = await startDatabase(await seededDataDir(data, places));
  const stops: (() => Promise<unknown>)[] = [() => database.stop()];
  try {
    const { address, child, stop } = await startOn(database, ROOT);
    stops.push(stop);
    await sql(database.superuserUrl, BARE_ROWS);
    for (const statement of TIDY) await sql(database.superuserUrl, statement);
    const drawn = await drawFrom(database.superuserUrl);
    const cookies = await signedInMembers(ROOT, database, MEMBERS);
    const peers = [
      { name: 'product', address, pid: Number(child.pid), calls: productCalls(drawn, address, cookies) },
      await bare(database, drawn, stops),
    ];
    const setting = { places, rounds, connections: CONNECTIONS };
    process.stdout.write(`\n${peerTable(setting, await measure(peers, database))}`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function bare(database: OwnDatabase, drawn: Drawn, stops: (() => Promise<unknown>)[]): Promise<Peer> {
  const url = `${database.superuserUrl}?options=-csearch_path%3Dbare,public`;
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [url]);
  stops.push(() => stopProcess(child));
  const [address] = (await once(child, 'message')) as [string];
  return { name: 'bare', address, pid: Number(child.pid), calls: bareCalls(drawn) };
}

async function measure(peers: readonly Peer[], { postmaster }: OwnDatabase): Promise<Rounds> {
  const amounts = new Map<string, number>();
  for (const kind of KINDS) {
    for (const peer of peers) {
      const few = Math.ceil(Math.min(10, 10 * seconds)) * CONNECTIONS;
      const cold = await load(peer, kind, few);
      const warm = await load(peer, kind, Math.ceil(Math.max(few, (cold.perSecond * seconds) / 2)));
      const amount = Math.max(CONNECTIONS, Math.ceil((warm.perSecond * seconds) / CONNECTIONS) * CONNECTIONS);
      amounts.set(`${peer.name} ${kind}`, amount);
    }
  }
  const figures = new Map(KINDS.map((kind) => [kind, new Map(peers.map(({ name }) => [name, [] as Figures[]]))]));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of KINDS) {
      for (const peer of peers) {
        const before = await whenIdle(peer.pid, postmaster);
        const { perSecond, failed, answered } = await load(peer, kind, amounts.get(`${peer.name} ${kind}`) ?? 0);
        const after = await whenIdle(peer.pid, postmaster);
        const [app, db] = [(after.app - before.app) / answered, (after.database - before.database) / answered];
        figures.get(kind)?.get(peer.name)?.push({ app, database: db, perSecond, failed });
      }
    }
  }
  return figures;
}

async function load(peer: Peer, kind: Kind, amount: number) {
  const key = `${peer.name} ${kind}`;
  const setupRequest = (sent: object) => {
    const n = made.get(key) ?? 0;
    made.set(key, n + 1);
    return { ...sent, ...peer.calls[kind](n) };
  };
  const result = await autocannon({
    ...{ url: peer.address, amount, connections: CONNECTIONS, timeout: 30, sampleInt: 50 },
    requests: [{ setupRequest }],
  });
  return { perSecond: amount / result.duration, failed: result.non2xx + result.errors, answered: amount };
}

/** Returns the processor time used so far, in milliseconds, once work left over from earlier calls has ended. */
async function whenIdle(pid: number, postmaster: number): Promise<{ app: number; database: number }> {
  const now = () => ({ app: usedByTree(pid), database: usedByTree(postmaster) });
  let last = now();
  for (let wait = 0; wait < IDLE.maxWaits; wait += 1) {
    await pause(IDLE.whileMs);
    const next = now();
    if (next.app + next.database - last.app - last.database < IDLE.ms) return next;
    last = next;
  }
  return last;
}

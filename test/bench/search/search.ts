/**
 * Measures the calls of a search at the built server, 4 at a time, right after server and database have started and
 * then when both are warm: milliseconds until the answer, failures, and how the times grow with the number of places.
 * Prints Markdown. Needs a build. Run:
 * `npm run bench -- search [--places 10000,100000,1000000] [--data folder] [--calls 2000]`
 *
 * With `--data`, the generated places stay in that folder, and the next run finds them there. A start doesn't empty the
 * system's file cache.
 */
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededDataDir, startDatabase } from '../measuring/own-database.js';
import { startOn } from '../measuring/own-product.js';
import { searchCalls, type SearchCall } from './search-calls.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CONNECTIONS = 4;
const STATES = ['after a start', 'warm'] as const;
const NEXT_PAGE = /<([^>]+)>; rel="next"/;

/** Times of one kind of call in milliseconds, sorted, and how many calls failed. */
interface Times {
  readonly ms: number[];
  failed: number;
}

/** By kind of call. */
type Measured = Map<string, Times>;

const { values: options } = parseArgs({
  options: {
    places: { type: 'string', default: '10000,100000,1000000' },
    data: { type: 'string' },
    calls: { type: 'string', default: '2000' },
  },
});
const data = options.data ?? mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
const columns: { readonly places: number; readonly state: string; readonly measured: Measured }[] = [];
try {
  for (const places of options.places.split(',').map(Number)) {
    const dataDir = await seededDataDir(data, places);
    const calls = await drawn(dataDir);
    const database = await startDatabase(dataDir);
    try {
      const server = await startOn(database, ROOT);
      try {
        // Different calls, because the server keeps some answers for a while.
        const half = calls.length / STATES.length;
        for (const [n, state] of STATES.entries()) {
          const some = calls.slice(n * half, (n + 1) * half);
          columns.push({ places, state, measured: await measure(server.address, some) });
        }
      } finally {
        await server.stop();
      }
    } finally {
      await database.stop();
    }
  }
  print(table());
} finally {
  if (options.data === undefined) rmSync(data, { recursive: true, force: true });
}

/** Draws the calls, and stops the database again so that the measured one has just started. */
async function drawn(dataDir: string): Promise<SearchCall[]> {
  const database = await startDatabase(dataDir);
  try {
    const server = await startOn(database, ROOT);
    await server.stop();
    return await searchCalls(database.superuserUrl, STATES.length * Number(options.calls));
  } finally {
    await database.stop();
  }
}

async function measure(address: string, calls: readonly SearchCall[]): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const measured: Measured = new Map();
  const waiting = [...calls];
  const worker = async () => {
    for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) await one(call);
  };
  const one = async ({ kind, path, isLaterPage }: SearchCall) => {
    const first = isLaterPage ? await answer(agent, address + path) : null;
    const next = NEXT_PAGE.exec(String(first?.headers.link))?.[1];
    // A list with a single page has no later one.
    if (isLaterPage && next === undefined) return;
    const startedAt = performance.now();
    const answered = await answer(agent, address + (next ?? path));
    for (const name of [kind, 'All']) {
      const times = measured.get(name) ?? { ms: [], failed: 0 };
      measured.set(name, times);
      times.ms.push(performance.now() - startedAt);
      times.failed += Number(answered?.statusCode !== 200);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  for (const { ms } of measured.values()) ms.sort((a, b) => a - b);
  return measured;
}

/** Returns the answer once it has arrived; null if the connection broke. */
async function answer(agent: Agent, url: string): Promise<IncomingMessage | null> {
  try {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response;
  } catch {
    return null;
  }
}

function table(): string {
  const kinds = [...new Set(columns.flatMap(({ measured }) => [...measured.keys()]))].toSorted();
  const head = columns.map(({ places, state }) => `${places.toLocaleString('en-US')}, ${state}`);
  const lines = [
    ['p50 / p99 / max, ms (failed)', ...head, ...growths().map(({ title }) => title)],
    Array.from({ length: 1 + head.length + growths().length }, () => '---'),
    ...kinds.map((kind) => [
      kind,
      ...columns.map(({ measured }) => cell(measured.get(kind))),
      ...growths().map(({ of }) => of(kind)),
    ]),
  ];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function cell(times: Times | undefined): string {
  if (times === undefined) return '';
  const figures = [0.5, 0.99, 1].map((share) => at(times, share).toFixed(1)).join(' / ');
  return times.failed === 0 ? figures : `${figures} (${times.failed} of ${times.ms.length})`;
}

/** Returns a column for each size but the first: the p99 relative to the size before, in the same state. */
function growths(): { title: string; of: (kind: string) => string }[] {
  return columns.flatMap(({ places, state, measured }, index) => {
    const before = columns[index - STATES.length];
    if (before === undefined) return [];
    const title = `growth of p99 to ${places.toLocaleString('en-US')}, ${state}`;
    const p99 = (of: Measured, kind: string) => at(of.get(kind) ?? { ms: [], failed: 0 }, 0.99);
    return [{ title, of: (kind: string) => `${(p99(measured, kind) / p99(before.measured, kind)).toFixed(1)}` }];
  });
}

function at({ ms }: Times, share: number): number {
  return ms[Math.ceil(share * ms.length) - 1] ?? NaN;
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

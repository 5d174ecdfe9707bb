/**
 * Imports generated places into a new embedded database, kills the import midway, resumes it, and prints time and
 * memory. Needs `npm run build:server`. Run: `node test/bench/import.ts [rows]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const ROWS = Number(process.argv[2] ?? 100_000);
const CLI = join(import.meta.dirname, '..', '..', 'dist', 'interfaces', 'cli', 'import.js');
const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-import-'));
const file = join(folder, 'places.csv');

try {
  await pipeline(Readable.from(lines()), createWriteStream(file));
  for (const [part, killAt] of [
    ['Until killed', 0.5],
    ['Resumed', null],
  ] as const) {
    const { seconds, megabytes, lastMessage } = await run(killAt);
    process.stdout.write(`${part}: ${seconds} s, at most ${megabytes} MB. ${lastMessage}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function* lines(): Generator<string> {
  yield 'externalId,name,category,description,address,latitude,longitude,phone,website,petPerks,source\n';
  for (let n = 0; n < ROWS; n += 1) {
    const coordinates = `${(26 + ((n * 7919) % 20_000) / 1000).toFixed(4)},${(-120 + ((n * 104_729) % 45_000) / 1000).toFixed(4)}`;
    const description = 'A place where pets are welcome: water bowls, shade and a treat at the door for every guest.';
    yield `b${n},Place Number ${n},services,"${description}",${1 + (n % 9999)} Main Street,${coordinates},(555) 1${String(n).padStart(6, '0')},https://place-${n}.example.com,Water bowls;Pet treats,bench\n`;
  }
}

/** Runs an import and kills it at that share of the file, unless null. Returns the peak memory on Linux, else 0. */
async function run(killAt: number | null): Promise<{ seconds: number; megabytes: number; lastMessage: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DEMO_DATA: 'off' };
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--max-old-space-size=256', CLI, file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lastMessage = '';
  let megabytes = 0;
  child.stderr.on('data', (text: Buffer) => {
    lastMessage = String(text).trim() || lastMessage;
    megabytes = Math.max(megabytes, peakMemory(child.pid));
    const percent = Number(/(\d+)%/.exec(lastMessage)?.[1] ?? 0);
    if (killAt !== null && percent >= 100 * killAt) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { seconds, megabytes, lastMessage: lastMessage.slice(0, 120) };
}

function peakMemory(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

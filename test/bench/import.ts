/**
 * `node test/bench/import.ts [rows]`, after `npm run build:server`: imports invented places into a new embedded database, kills the import
 * in the middle, goes on, and prints seconds and memory. Plain Node runs it.
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
  for (const [what, killAt] of [
    ['Until the kill', 0.5],
    ['Going on', null],
  ] as const) {
    const { seconds, megabytes, said } = await run(killAt);
    process.stdout.write(`${what}: ${seconds} s, at most ${megabytes} MB. ${said}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function* lines(): Generator<string> {
  yield 'externalId,name,category,description,address,latitude,longitude,phone,website,petPerks,source\n';
  for (let n = 0; n < ROWS; n += 1) {
    const place = `${(26 + ((n * 7919) % 20_000) / 1000).toFixed(4)},${(-120 + ((n * 104_729) % 45_000) / 1000).toFixed(4)}`;
    const words = 'A place where pets are welcome: water bowls, shade and a treat at the door for every guest.';
    yield `b${n},Place Number ${n},services,"${words}",${1 + (n % 9999)} Main Street,${place},(555) 1${String(n).padStart(6, '0')},https://place-${n}.example.com,Water bowls;Pet treats,bench\n`;
  }
}

/** Ends it by force at that share of the file; the memory is the most that it had (Linux). */
async function run(killAt: number | null): Promise<{ seconds: number; megabytes: number; said: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DEMO_DATA: 'off' };
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-old-space-size=256', CLI, file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let megabytes = 0;
  child.stderr.on('data', (text: Buffer) => {
    said = String(text).trim() || said;
    megabytes = Math.max(megabytes, mostMemory(child.pid));
    const percent = Number(/(\d+)%/.exec(said)?.[1] ?? 0);
    if (killAt !== null && percent >= 100 * killAt) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return { seconds: Math.round((performance.now() - started) / 1000), megabytes, said: said.slice(0, 120) };
}

function mostMemory(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

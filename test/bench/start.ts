/**
 * Measures the time from the start command to the first page, first without a build and data, then with both, and the
 * server's memory. Deletes and rebuilds dist/. Run: `node test/bench/start.ts`
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const LATER_STARTS = 3;
const READY_WITHIN_MS = 120_000;

const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
try {
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const first = await start();
  process.stdout.write(
    `First start, including build and demo data: ${first.seconds} s to the first page (target 15 s)\n`,
  );
  for (let n = 1; n <= LATER_STARTS; n += 1) {
    const later = await start();
    process.stdout.write(
      `Later start ${n}: ${later.seconds} s to the first page (target 3 s), ${later.megabytes} MB of memory (target 250 MB)\n`,
    );
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function start(): Promise<{ seconds: string; megabytes: string }> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['interfaces/cli/command/welcome-paws.js', 'start', '--build'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await firstPage(`http://127.0.0.1:${port}/`, child);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const megabytes = residentMegabytes(child);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { seconds, megabytes };
}

async function firstPage(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(20);
  }
  throw new Error('The server did not return its first page in time.');
}

/** Returns the resident memory of the server process without PostgreSQL. Linux only. */
function residentMegabytes(child: ChildProcess): string {
  try {
    const status = readFileSync(`/proc/${child.pid ?? 'self'}/status`, 'utf8');
    return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
  } catch {
    return '?';
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

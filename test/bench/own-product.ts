/** The built product as `npm start` runs it, on a database of its own with the demo data. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';

const PATIENCE_MS = 120_000;

export interface Product {
  readonly folder: string;
  readonly address: string;
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** The id of one of its businesses. */
  readonly place: string;
}

/** Starts the build of a folder; `used` tells what it took. */
export async function startProduct(folder: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  const port = await freePort();
  const address = `http://localhost:${String(port)}`;
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(join(folder, 'dist/interfaces/main.js'), {
    cwd: folder,
    execArgv: ['--import', join(import.meta.dirname, 'tell-cpu.ts')],
    env: { ...env, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = performance.now() + PATIENCE_MS;
  while ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null || performance.now() > end) {
      await stopProduct({ child, dataDir });
      throw new Error(`${folder} did not get ready. Was it built?`);
    }
    await pause(100);
  }
  return { folder, address, child, dataDir, place: await onePlace(address) };
}

export async function stopProduct({ child, dataDir }: Pick<Product, 'child' | 'dataDir'>): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Microseconds of processor time that all threads of the product have used. */
export async function usedBy({ child }: Product): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

async function onePlace(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/businesses?location=Austin&limit=12`);
  const [first] = (await answer.json()) as { readonly id: string }[];
  if (first === undefined) throw new Error('The demo data have no place in Austin.');
  return first.id;
}

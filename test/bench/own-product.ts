/** Runs the built server as `npm start` does, with its own database and the demo data. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';

const READY_WITHIN_MS = 120_000;

export interface Product {
  readonly folder: string;
  readonly address: string;
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** ID of a business. */
  readonly businessId: string;
}

/** Starts the build in a folder. Throws if it isn't ready within two minutes. */
export async function startProduct(folder: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  const port = await freePort();
  const address = `http://localhost:${String(port)}`;
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(join(folder, 'dist/interfaces/main.js'), {
    cwd: folder,
    execArgv: ['--import', join(import.meta.dirname, 'tell-cpu.ts')],
    env: {
      ...env,
      ...{ PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir },
      ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1' },
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const deadline = performance.now() + READY_WITHIN_MS;
  while ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stopProduct({ child, dataDir });
      throw new Error(`The server in ${folder} did not become ready. Is it built?`);
    }
    await pause(100);
  }
  return { folder, address, child, dataDir, businessId: await anyBusinessId(address) };
}

export async function stopProduct({ child, dataDir }: Pick<Product, 'child' | 'dataDir'>): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Returns the processor time that all threads of the server have used, in microseconds. */
export async function usedBy({ child }: Product): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

async function anyBusinessId(address: string): Promise<string> {
  const response = await fetch(`${address}/api/businesses?location=Austin&limit=12`);
  const [first] = (await response.json()) as { readonly id: string }[];
  if (first === undefined) throw new Error('The demo data has no business in Austin.');
  return first.id;
}

/** Runs builds of the server as `npm start` does, each with its own folder of data. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type * as ServerOptions from '../../../interfaces/cli/command/server-options.js';
import { freePort } from '../../support/free-port.js';
import type { OwnDatabase } from './own-database.js';

const READY_WITHIN_MS = 120_000;

/** The running server of the build in `folder`. */
export interface RunningBuild {
  readonly folder: string;
  readonly address: string;
  readonly child: ChildProcess;
}

export interface Product extends RunningBuild {
  readonly dataDir: string;
  /** ID of a business. */
  readonly businessId: string;
}

/** Starts the build in a folder with a new database and the demo data. Throws if it isn't ready within two minutes. */
export async function startProduct(folder: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  try {
    const build = await startBuild(folder, dataDir);
    return { ...build, dataDir, businessId: await anyBusinessId(build.address) };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

export async function stopProduct({ child, dataDir }: Pick<Product, 'child' | 'dataDir'>): Promise<void> {
  await stopProcess(child);
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Starts the build in a folder, without limits and request logs. `settings` are environment variables. Throws if it
 * isn't ready within two minutes.
 */
export async function startBuild(
  folder: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningBuild> {
  const port = await freePort();
  const address = `http://localhost:${String(port)}`;
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(join(folder, 'dist/interfaces/main.js'), {
    cwd: folder,
    execArgv: [...(await optionsOf(folder)), '--import', join(import.meta.dirname, 'tell-cpu.ts')],
    env: {
      ...{ ...env, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir },
      ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1', ...settings },
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const deadline = performance.now() + READY_WITHIN_MS;
  while ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stopProcess(child);
      throw new Error(`The server in ${folder} did not become ready. Is it built?`);
    }
    await pause(100);
  }
  return { folder, address, child };
}

/** Returns the options with which the command of a build starts Node.js. Builds before that had none. */
async function optionsOf(folder: string): Promise<readonly string[]> {
  const file = join(folder, 'dist/interfaces/cli/command/server-options.js');
  if (!existsSync(file)) return [];
  const { missingServerOptions } = (await import(pathToFileURL(file).href)) as typeof ServerOptions;
  return missingServerOptions([]);
}

/** Starts the build in a folder, as one process or several, on a database that already runs and has no demo data. */
export async function startOn(
  { appUrl, ownerUrl }: Pick<OwnDatabase, 'appUrl' | 'ownerUrl'>,
  folder: string,
  processes = 1,
): Promise<RunningBuild & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-bench-'));
  try {
    const build = await startBuild(folder, dataDir, {
      ...{ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl },
      ...{ DEMO_DATA: 'off', WEB_CONCURRENCY: String(processes) },
    });
    return { ...build, stop: () => stopProduct({ child: build.child, dataDir }) };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Returns the processor time that all threads of the server have used, in microseconds. */
export async function usedBy({ child }: Pick<RunningBuild, 'child'>): Promise<number> {
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

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';

const root = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 120_000;

export interface Process {
  /** The URL of this process. */
  readonly url: string;
  readonly child: ChildProcess;
  /** The log so far, one object per line. */
  readonly log: readonly LogLine[];
  /** Kills the process, as a failing machine would. */
  kill(): Promise<void>;
}

export type LogLine = Readonly<Record<string, unknown>>;

interface ProcessOptions {
  /** Defaults to a free port. */
  readonly port?: number;
  /** Settings in addition to the defaults. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built product in its own process with an existing database. Its URL is also its public URL unless set. */
export async function startProcess(databaseUrl: string, { port, env }: ProcessOptions = {}): Promise<Process> {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${String(ownPort)}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-process-'));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(root, 'dist/interfaces/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH, HOME },
      NODE_ENV: 'test',
      PORT: String(ownPort),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_SECRET: 'one secret that both processes share',
      ADMIN_PASSWORD: 'an administrator of two processes',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      WEB_CONCURRENCY: '1',
      ...env,
    },
  });
  const log: LogLine[] = [];
  createInterface(child.stdout).on('line', (line) => log.push(JSON.parse(line) as LogLine));
  await untilReady(child, url);
  return {
    url,
    child,
    log,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error('A server process did not become ready. Its output is above. Is it built?');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DATABASE, OWNER } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { isAlive, processCommand } from '../../../infrastructure/postgres/embedded/process-identity.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const PATIENCE_MS = 120_000;

/** The built product with its own database. */
export interface OwnDatabase {
  readonly child: ChildProcess;
  readonly url: string;
  /** Returns its output on standard error. */
  said(): string;
  /** Its exit code, once it has ended. */
  readonly code: Promise<number | null>;
}

export function startWithOwnDatabase(dataDir: string, port: number): OwnDatabase {
  const { PATH, HOME } = process.env;
  const url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, [join(ROOT, 'dist/interfaces/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...{ PATH, HOME, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url },
      ...{ DEMO_DATA: 'off', LOG_LEVEL: 'warn', RATE_LIMIT: 'off', WEB_CONCURRENCY: '1' },
    },
  });
  let serverOutput = '';
  child.stderr.on('data', (chunk: Buffer) => void (serverOutput += chunk.toString()));
  const code = once(child, 'exit').then(([number]) => number as number | null);
  return { child, url, code, said: () => serverOutput };
}

/** Waits until the condition is true. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('It did not come to that.');
    await turn();
  }
}

/** Waits for the process ID of the database server and returns it. */
export async function serverOf(dataDir: string): Promise<number> {
  const mark = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = () => (existsSync(mark) ? Number.parseInt(readFileSync(mark, 'utf8'), 10) : NaN);
  await until(() => pid() > 0);
  return pid();
}

/** Returns the owner's database URL, which stays the same after the database restarts. */
export function ownerUrlOf(dataDir: string): string {
  const text = (...path: string[]) => readFileSync(join(dataDir, ...path), 'utf8');
  const { owner } = JSON.parse(text('postgres-passwords.json')) as { owner: string };
  const port = text('postgres', 'postmaster.pid').split('\n')[3];
  return `postgresql://${OWNER}:${owner}@127.0.0.1:${String(port)}/${DATABASE}`;
}

/** Returns the running programs that a process started itself. */
export function programsBy(parent: number): string[] {
  const isChild = (pid: number) => {
    const stat = existsSync(`/proc/${String(pid)}/stat`) ? readFileSync(`/proc/${String(pid)}/stat`, 'utf8') : '';
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
  };
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isChild(pid))
    .map((pid) => processCommand(pid) ?? '');
}

/** Returns the running programs that were started for a folder. */
export function programsOf(dataDir: string): string[] {
  const pids = readdirSync('/proc').map(Number);
  const running = pids.filter((pid) => pid > 0 && pid !== process.pid && isAlive(pid));
  return running.map((pid) => processCommand(pid) ?? '').filter((command) => command.includes(dataDir));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { austinMap } from '../../support/austin-map.js';
import { freePort } from '../../support/free-port.js';

const root = resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 20_000;
const BUILT_SERVER: readonly string[] = [process.execPath, join(root, 'dist/interfaces/main.js')];

export interface RunningApp {
  /** Base address, without a trailing slash. */
  url: string;
  /** Folder of its emails and other data. */
  dataDir: string;
  logPath: string;
  /** Sends SIGTERM, as an operator would, and returns the exit code. */
  shutDown(): Promise<number | null>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

interface AppOptions {
  /** The built server, or the command that starts it. */
  readonly command?: readonly string[];
  /** More environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts the server on a free port with a new database and demo data, and waits until /readyz responds. Throws with the
 * end of the log if the server exits or isn't ready in time.
 */
export async function startApp({ command = BUILT_SERVER, environment }: AppOptions = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-e2e-'));
  // The embedded database does not run as root, and must reach its folder inside this one.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const logPath = join(dataDir, 'app.log');
  const log = openSync(logPath, 'a');
  const mapPath = join(dataDir, 'austin.pmtiles');
  writeFileSync(mapPath, austinMap());
  const [program, ...args] = command as [string, ...string[]];
  const app = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...serverEnvironment(),
      PORT: String(port),
      WEB_CONCURRENCY: '1',
      PUBLIC_URL: url,
      DATA_DIR: join(dataDir, 'data'),
      MAP_PMTILES: mapPath,
      ...environment,
    },
  });
  closeSync(log);

  try {
    await untilReady(app, url);
  } catch (cause) {
    const end = logTail(logPath);
    await stopProcess(app);
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The server did not become ready. End of its log:\n${end}`, { cause });
  }
  return {
    url,
    dataDir: join(dataDir, 'data'),
    logPath,
    shutDown: async () => {
      await stopProcess(app);
      return app.exitCode;
    },
    stop: async () => {
      await stopProcess(app);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the last 40 lines of a log file. */
export function logTail(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
}

/** The server's environment. Leaves out the caller's own settings for the product. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, LANG, SystemRoot },
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
    DEMO_DATA: 'on',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    WEBHOOKS_TO_LOOPBACK: 'on',
  };
}

async function untilReady(app: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasExited(app)) throw new Error(`It exited with ${String(app.exitCode ?? app.signalCode)}.`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`It was not ready after ${String(READY_WITHIN_MS / 1000)} s.`);
}

async function stopProcess(app: ChildProcess): Promise<void> {
  if (hasExited(app)) return;
  const exited = once(app, 'exit');
  const killTimer = setTimeout(() => app.kill('SIGKILL'), STOP_WITHIN_MS);
  app.kill('SIGTERM');
  await exited;
  clearTimeout(killTimer);
}

function hasExited(app: ChildProcess): boolean {
  return app.exitCode !== null || app.signalCode !== null;
}

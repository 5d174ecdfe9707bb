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

export interface RunningApp {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Where its mail and other data lie. */
  dataDir: string;
  /** The file of its log. */
  logPath: string;
  /** Asks it to end, as an operator would, and answers its exit code once it has. */
  end(): Promise<number | null>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port, with a database, demo data and a data folder of its own,
 * and answers once /readyz does. Throws with the end of its log when it ends or is not ready in time.
 */
export async function startApp(): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-e2e-'));
  // The embedded database gives up root, and must still reach its folder below this one.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const logPath = join(dataDir, 'app.log');
  const log = openSync(logPath, 'a');
  const mapPath = join(dataDir, 'austin.pmtiles');
  writeFileSync(mapPath, austinMap());
  const app = spawn(process.execPath, [join(root, 'dist/interfaces/main.js')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(dataDir, 'data'),
      MAP_PMTILES: mapPath,
    },
  });
  closeSync(log);

  try {
    await untilReady(app, url);
  } catch (cause) {
    const end = endOfLog(logPath);
    await stopProcess(app);
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The product did not get ready. The end of its log:\n${end}`, { cause });
  }
  return {
    url,
    dataDir: join(dataDir, 'data'),
    logPath,
    end: async () => {
      await stopProcess(app);
      return app.exitCode;
    },
    stop: async () => {
      await stopProcess(app);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The last lines of a log. */
export function endOfLog(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
}

/** The settings of this run: what the caller's shell has set for a product of its own stays outside. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, LANG, SystemRoot },
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
    DEMO_DATA: 'on',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
}

async function untilReady(app: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(app)) throw new Error(`It ended with ${String(app.exitCode ?? app.signalCode)}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`It was not ready after ${String(READY_WITHIN_MS / 1000)} s.`);
}

async function stopProcess(app: ChildProcess): Promise<void> {
  if (hasEnded(app)) return;
  const ended = once(app, 'exit');
  const last = setTimeout(() => app.kill('SIGKILL'), STOP_WITHIN_MS);
  app.kill('SIGTERM');
  await ended;
  clearTimeout(last);
}

function hasEnded(app: ChildProcess): boolean {
  return app.exitCode !== null || app.signalCode !== null;
}

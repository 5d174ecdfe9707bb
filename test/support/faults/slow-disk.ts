import { spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { PostgresServer } from '../cluster/postgres-server.js';

/** Turns of a slow disk. */
export interface Slowness {
  /** How long the disk does nothing, in milliseconds. */
  readonly pausedMs: number;
  /** How long it works then. */
  readonly workingMs: number;
}

/** Processes that write files: those that commit, and those that write in the background. */
const WRITERS = /COMMIT|checkpointer|background writer|walwriter/;

/** Settings of a server whose log a test slows down: only a real flush waits, even for a single transaction. */
export const SLOWABLE = { fsync: 'on', commit_siblings: '0', commit_delay: '0', checkpoint_timeout: '30s' } as const;
/** What PostgreSQL waits before each flush of its log, in microseconds: the longest time that it allows. */
const FLUSH_US = 100_000;

/**
 * Makes each flush of a database's log take a tenth of a second, and stops the processes that write files for most of
 * the time, in turns. The server needs the settings of SLOWABLE. Returns what ends the slowness.
 */
export async function slowDatabase(server: PostgresServer, slowness: Slowness): Promise<() => Promise<void>> {
  await setFlush(server, FLUSH_US);
  const end = inTurns(slowness, {
    pause: () => server.freeze(WRITERS),
    work: () => server.thaw(),
  });
  return async () => {
    end();
    await setFlush(server, 0);
  };
}

async function setFlush(server: PostgresServer, us: number): Promise<void> {
  server.configure({ commit_delay: String(us) });
  await runSql(server.url(), (client) => client.query('select pg_reload_conf()'));
}

/** The disk of a process that loads `slow-files.mjs`. */
export interface SlowDisk {
  /** Settings of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes it slow. Returns what ends the slowness. */
  slowDown(slowness: Slowness): () => void;
  close(): void;
}

const RELEASE_EVERY_MS = 100;
const PRELOAD = join(import.meta.dirname, 'slow-files.mjs');

export function openSlowDisk(): SlowDisk {
  const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-slow-disk-'));
  const pipe = join(folder, 'pipe');
  const { status } = spawnSync('mkfifo', [pipe]);
  if (status !== 0) throw new Error('This machine has no named pipes, so a slow disk cannot be simulated here.');
  // An operation may begin to wait just when the slowness ends.
  const always = setInterval(() => {
    if (!existsSync(`${pipe}.slow`)) release(pipe);
  }, RELEASE_EVERY_MS);
  return {
    env: { NODE_OPTIONS: `--import ${PRELOAD}`, FAULTS_DISK: pipe },
    slowDown(slowness) {
      writeFileSync(`${pipe}.slow`, '');
      const end = inTurns(slowness, { pause: () => undefined, work: () => release(pipe) });
      return () => {
        rmSync(`${pipe}.slow`);
        end();
      };
    },
    close() {
      clearInterval(always);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets everyone go on who waits for a writer of the pipe. */
function release(pipe: string): void {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    // No one waits.
    if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
  }
}

interface Turns {
  pause(): void;
  work(): void;
}

/** Pauses and works in turns, beginning with a pause. Returns what ends this, and leaves it working. */
function inTurns({ pausedMs, workingMs }: Slowness, { pause, work }: Turns): () => void {
  let timer: NodeJS.Timeout;
  const begin = () => {
    pause();
    timer = setTimeout(() => {
      work();
      timer = setTimeout(begin, workingMs);
    }, pausedMs);
  };
  begin();
  return () => {
    clearTimeout(timer);
    work();
  };
}

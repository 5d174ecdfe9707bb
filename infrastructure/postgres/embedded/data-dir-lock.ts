import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { writeOnce } from '../../config/secret-file.js';
import { processStart } from './process-identity.js';

const FILE = 'process.lock';
const BEAT_MS = 5_000;
/**
 * A lock holder on another machine or in another container cannot be inspected. It counts as alive while its heartbeat
 * is fresh.
 */
const FRESH_MS = 20_000;
/** A takeover takes only a few file operations. An older one was interrupted. */
const TAKEOVER_MS = 10_000;

interface Holder {
  readonly pid: number;
  readonly started: string;
  readonly host: string;
}

/** Another running process uses this DATA_DIR. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string, holder: Holder) {
    const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
    super(
      `Another Welcome Paws (process ${holder.pid}${where}) is already using ${dataDir}. ` +
        'Stop it first, or choose another folder with DATA_DIR.',
    );
    this.name = 'DataDirInUseError';
  }
}

export interface DataDirLock {
  release(): void;
}

/**
 * Locks the embedded database of `dataDir` for this process. Takes over the lock of a process that has ended.
 * @throws DataDirInUseError if another running process holds it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const file = join(dataDir, FILE);
  const self: Holder = { pid: process.pid, started: processStart(process.pid) ?? 'unknown', host: hostname() };
  if (!placeLock(file, self)) takeOver(dataDir, file, self);
  const beat = setInterval(() => touch(file), BEAT_MS).unref();
  return {
    release() {
      clearInterval(beat);
      if (isSame(readHolder(file), self)) rmSync(file, { force: true });
    },
  };
}

function placeLock(file: string, holder: Holder): boolean {
  return writeOnce(file, JSON.stringify(holder));
}

/** If several processes find a stale lock, only the one that creates the second lock may remove the first. */
function takeOver(dataDir: string, file: string, self: Holder): void {
  const takeover = `${file}.takeover`;
  if (ageMs(takeover) > TAKEOVER_MS) rmSync(takeover, { force: true });
  if (!placeLock(takeover, self))
    throw new DataDirInUseError(dataDir, readHolder(takeover) ?? readHolder(file) ?? self);
  try {
    const holder = readHolder(file);
    if (holder !== undefined && isAlive(holder, file)) throw new DataDirInUseError(dataDir, holder);
    rmSync(file, { force: true });
    if (!placeLock(file, self)) throw new DataDirInUseError(dataDir, readHolder(file) ?? self);
  } finally {
    rmSync(takeover, { force: true });
  }
}

function isAlive(holder: Holder, file: string): boolean {
  return holder.host === hostname() ? processStart(holder.pid) === holder.started : ageMs(file) < FRESH_MS;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // The file is gone, or damaged by a power failure. Either way, nobody holds the lock.
    return undefined;
  }
}

function isSame(a: Holder | undefined, b: Holder): boolean {
  return a?.pid === b.pid && a.started === b.started && a.host === b.host;
}

/** Returns the milliseconds since the file was last written or touched; negative infinity if it does not exist. */
function ageMs(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed. The database will report it more clearly.
  }
}

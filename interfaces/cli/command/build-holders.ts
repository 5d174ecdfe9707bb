import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeOnce } from '../../../infrastructure/config/secret-file.js';
import { processStart } from '../../../infrastructure/postgres/embedded/process-identity.js';

/** One file for each process that runs from the build, named by its process ID. */
const HOLDERS = '.in-use';
const LOCK = '.lock';
const LOOK_EVERY_MS = 100;

/**
 * Records that this process runs from the build in `dist`, so that no command rebuilds it in the meantime. Where this user
 * cannot write, nothing is recorded.
 */
export function holdBuild(dist: string): void {
  const file = join(dist, HOLDERS, String(process.pid));
  try {
    mkdirSync(join(dist, HOLDERS), { recursive: true });
    writeFileSync(file, processStart(process.pid) ?? '');
  } catch {
    return;
  }
  process.once('exit', () => remove(file));
}

/** Returns the IDs of the other processes that run from the build. Forgets those that have ended. */
export function buildHolders(dist: string): number[] {
  return namesIn(join(dist, HOLDERS))
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .filter((pid) => {
      const file = join(dist, HOLDERS, String(pid));
      if (isHeldBy(file, pid)) return true;
      remove(file);
      return false;
    });
}

/**
 * Runs `work` while no other process builds in `dist` or starts from it. `waiting` is called once if another one does.
 * Where this user cannot write, nobody can build, so `work` runs at once.
 */
export async function whileBuildIsLocked<T>(dist: string, waiting: () => void, work: () => Promise<T>): Promise<T> {
  const file = join(dist, LOCK);
  const release = () => remove(file);
  if (await isLocked(dist, file, waiting)) process.once('exit', release);
  else return work();
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function isLocked(dist: string, file: string, waiting: () => void): Promise<boolean> {
  try {
    mkdirSync(dist, { recursive: true });
    for (let attempt = 0; !writeOnce(file, lockOf(process.pid)); attempt += 1) {
      const holder = readText(file);
      if (holder !== lockOf(Number(holder.split('\n')[0]))) takeAway(file, holder);
      else if (attempt === 0) waiting();
      await pause(LOOK_EVERY_MS);
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes the lock of a process that has ended, unless another process has replaced it with its own in the meantime. */
function takeAway(file: string, ofEnded: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readText(aside) !== ofEnded) linkSync(aside, file);
  } catch {
    // Another process was faster.
  } finally {
    remove(aside);
  }
}

const lockOf = (pid: number): string => `${pid}\n${processStart(pid) ?? 'ended'}`;

function isHeldBy(file: string, pid: number): boolean {
  const started = processStart(pid);
  return started !== undefined && readText(file) === started;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder is gone, or belongs to another user. Readers of the file see that its process has ended.
  }
}

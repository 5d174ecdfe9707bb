import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder whose disk can be filled and freed again. */
export interface SmallDisk {
  readonly path: string;
  /** How it is simulated, for the table. */
  readonly way: string;
  /** Takes all free space, in this process. */
  fill(): void;
  /** Gives the space back. */
  free(): void;
  close(): Promise<void>;
}

const MEBIBYTE = 1024 ** 2;

/** Returns whether this user may mount a file system of its own, in a namespace that only its processes see. */
export function canMount(): boolean {
  const mount = 'mount -t tmpfs -o size=1m tmpfs /tmp';
  return spawnSync('unshare', ['-rm', 'sh', '-c', mount], { stdio: 'ignore' }).status === 0;
}

/**
 * Mounts a small file system in memory, without being root. A process of ours keeps the namespace, and all others reach
 * it through /proc, so none of them needs to enter it.
 */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const place = mkdtempSync(join(tmpdir(), 'welcome-paws-disk-'));
  const script = `mount -t tmpfs -o size=${String(megabytes)}m,mode=0755 tmpfs "$0" && echo mounted && exec cat`;
  const holder = spawn('unshare', ['-rm', 'sh', '-c', script, place], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])) as [unknown];
  if (!String(said).startsWith('mounted')) throw new Error('A small disk could not be mounted.');
  const path = join('/proc', String(holder.pid), 'root', place);
  chmodSync(path, 0o755);
  return smallDiskAt(path, `${String(megabytes)} MB of memory`, holder, place);
}

function smallDiskAt(path: string, way: string, holder: ChildProcess, place: string): SmallDisk {
  const filler = join(path, 'filler');
  return {
    ...{ path, way },
    fill: () => {
      fillUp(filler, MEBIBYTE);
      fillUp(filler, 512);
    },
    free: () => rmSync(filler, { force: true }),
    async close() {
      const ended = once(holder, 'exit');
      holder.stdin?.end();
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Appends blocks until the disk takes no more. */
function fillUp(file: string, bytes: number): void {
  const block = Buffer.alloc(bytes);
  appendFileSync(file, '');
  const descriptor = openSync(file, 'a');
  try {
    while (writeSync(descriptor, block) === bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

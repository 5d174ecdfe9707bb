import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
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

/**
 * Opens a small file system in memory. Root mounts it. Anyone else does so in a namespace that a process of ours keeps,
 * and all others reach through /proc, so none of them needs to enter it. Throws where the system allows neither.
 */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const place = mkdtempSync(join(tmpdir(), 'welcome-paws-disk-'));
  const [path, unmount] = process.getuid?.() === 0 ? mounted(place, megabytes) : await kept(place, megabytes);
  const filler = join(path, 'filler');
  return {
    path,
    way: `${String(megabytes)} MB of memory`,
    fill: () => {
      fillUp(filler, MEBIBYTE);
      fillUp(filler, 512);
    },
    free: () => rmSync(filler, { force: true }),
    async close() {
      await unmount();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Where the disk is, and how to give it back. */
type Mounted = readonly [path: string, unmount: () => Promise<unknown> | void];

const optionsOf = (megabytes: number): string => `size=${String(megabytes)}m,mode=0755`;

const NOT_POSSIBLE =
  'This machine allows neither root nor a user to mount a small disk, so a full disk cannot be simulated here.';

function mounted(place: string, megabytes: number): Mounted {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', optionsOf(megabytes), 'tmpfs', place]);
  if (status !== 0) throw new Error(NOT_POSSIBLE);
  return [place, () => void spawnSync('umount', ['--lazy', place])];
}

async function kept(place: string, megabytes: number): Promise<Mounted> {
  const script = `mount -t tmpfs -o ${optionsOf(megabytes)} tmpfs "$0" && echo mounted && exec cat`;
  const holder = spawn('unshare', ['-rm', 'sh', '-c', script, place], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(holder, 'exit');
  const [said] = (await Promise.race([once(holder.stdout, 'data'), ended])) as [unknown];
  if (!String(said).startsWith('mounted')) throw new Error(NOT_POSSIBLE);
  const unmount = () => {
    holder.stdin.end();
    return ended;
  };
  return [join('/proc', String(holder.pid), 'root', place), unmount];
}

/** Appends blocks until the disk is full. */
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

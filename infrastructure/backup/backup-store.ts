import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder or bucket with backups. File names contain slashes. */
export interface BackupStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns null if there is none. */
  read(name: string): Promise<Uint8Array | null>;
  /** Returns the names of entries, oldest first. */
  entries(): Promise<readonly string[]>;
  /** Returns whether an entry has its manifest, which is written last. */
  isComplete(entry: string): Promise<boolean>;
  /** Removes an entry with all its parts: its manifest first, so that one that is half removed never looks complete. */
  remove(entry: string): Promise<void>;
}

/** Backups in a folder, readable only by this user. */
export class FolderBackups implements BackupStore {
  constructor(private readonly folder: string) {}

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
  }

  async read(name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async entries(): Promise<readonly string[]> {
    try {
      const found = await readdir(this.folder, { withFileTypes: true });
      return found
        .filter((each) => each.isDirectory() && isEntry(each.name))
        .map(({ name }) => name)
        .toSorted();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async isComplete(entry: string): Promise<boolean> {
    try {
      await access(join(this.folder, entry, MANIFEST));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  async remove(entry: string): Promise<void> {
    await rm(join(this.folder, entry, MANIFEST), { force: true });
    await rm(join(this.folder, entry), { recursive: true, force: true });
  }
}

/** The part of an entry that lists all others. */
export const MANIFEST = 'manifest.json';

const ENTRY = /^welcome-paws-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export const isEntry = (name: string): boolean => ENTRY.test(name);

/** Returns the name of an entry made at this time, such as `welcome-paws-2026-11-28T03-15-00Z`. */
export const entryAt = (moment: Date): string =>
  `welcome-paws-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Returns when an entry was made. */
export function momentOf(entry: string): Date {
  const [day, time = ''] = entry.slice('welcome-paws-'.length, -1).split('T');
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`);
}

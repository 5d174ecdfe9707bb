import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore } from '../../application/upload/ports.js';
import { FilesUnavailable } from './files-unavailable.js';

/** Keys are the product's own; this is the fence behind them. */
const KEY = /^[a-z]+\/[a-z0-9-]+\.[a-z]+$/;

/** Files in a folder of this machine, readable by its user alone. */
export class DiskFiles extends FileStore {
  /** `folder` is made with the first file. */
  constructor(private readonly folder: string) {
    super();
  }

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
      // Under its name it is whole.
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new FilesUnavailable('A file could not be written.', error);
    }
  }

  override async read(key: string): Promise<Uint8Array | null> {
    const path = this.#pathOf(key);
    try {
      return await readFile(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw new FilesUnavailable('A file could not be read.', error);
    }
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await rm(this.#pathOf(key), { force: true }).catch((error: unknown) => {
        throw new FilesUnavailable('A file could not be removed.', error);
      });
    }
  }

  #pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`No file can have the key ${JSON.stringify(key)}.`);
    return join(this.folder, key);
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoPictures } from '../../application/upload/ports.js';
import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';

/**
 * The illustrations of the demo data. Only names found in the folder at the first request are served, so no requested
 * name reaches the disk.
 */
export class DiskDemoPictures implements DemoPictures {
  #names: Promise<ReadonlySet<string>> | undefined;

  constructor(private readonly folder: string) {}

  async read(name: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null> {
    const file = `${name}-${width}.${format}`;
    const names = await (this.#names ??= this.list());
    return names.has(file) ? readFile(join(this.folder, file)) : null;
  }

  /** A missing folder counts as empty. */
  private async list(): Promise<ReadonlySet<string>> {
    return new Set(await readdir(this.folder).catch(() => []));
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DemoPictures } from '../../application/upload/ports.js';
import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';

/** The illustrations of the demo data. What may be asked for is what lay in the folder at the first request: no name reaches the disk. */
export class DiskDemoPictures extends DemoPictures {
  #names: Promise<ReadonlySet<string>> | undefined;

  constructor(private readonly folder: string) {
    super();
  }

  override async read(name: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null> {
    const file = `${name}-${width}.${format}`;
    const names = await (this.#names ??= this.list());
    return names.has(file) ? readFile(join(this.folder, file)) : null;
  }

  /** A folder that is not there holds nothing. */
  private async list(): Promise<ReadonlySet<string>> {
    return new Set(await readdir(this.folder).catch(() => []));
  }
}

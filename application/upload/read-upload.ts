import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';
import type { FileStore } from './ports.js';
import { publicDocumentKey, publicPictureKey } from './stored-files.js';

/** Gives everybody the uploaded files that have a public address. */
export class ReadUpload {
  constructor(private readonly files: FileStore) {}

  /** The picture in the best of the formats that exists, or null. */
  async picture(
    id: string,
    width: PictureWidth,
    formats: readonly PictureFormat[],
  ): Promise<{ format: PictureFormat; bytes: Uint8Array } | null> {
    for (const format of formats) {
      const bytes = await this.files.read(publicPictureKey(id, width, format));
      if (bytes !== null) return { format, bytes };
    }
    return null;
  }

  document(id: string): Promise<Uint8Array | null> {
    return this.files.read(publicDocumentKey(id));
  }
}

import { PICTURE_WIDTHS } from '../../domain/upload/upload-address.js';
import type { Transaction } from '../shared/transaction.js';
import type { FileStore, PictureMaker, UploadRecords } from './ports.js';
import { publicPictureKey } from './stored-files.js';

/** Creates the AVIF files of a picture in use. A job runs it, because encoding takes seconds. Safe to repeat. */
export class EncodeAvif {
  constructor(
    private readonly transaction: Transaction,
    private readonly uploads: UploadRecords,
    private readonly files: FileStore,
    private readonly pictures: PictureMaker,
  ) {}

  /** Leaves no file if the picture was removed before or during encoding, even by an interrupted run. */
  async run(id: string): Promise<void> {
    await this.#encode(id);
    // Checked last: a later removal finds all files.
    const isThere = await this.transaction.run(() => this.uploads.isRecorded(id));
    if (!isThere) await this.files.remove(PICTURE_WIDTHS.map((width) => publicPictureKey(id, width, 'avif')));
  }

  async #encode(id: string): Promise<void> {
    for (const width of PICTURE_WIDTHS) {
      const webp = await this.files.read(publicPictureKey(id, width, 'webp'));
      if (webp === null) return;
      await this.files.put(publicPictureKey(id, width, 'avif'), await this.pictures.toAvif(webp), 'image/avif');
    }
  }
}

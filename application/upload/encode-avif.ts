import { PICTURE_WIDTHS } from '../../domain/upload/upload-address.js';
import type { Transaction } from '../shared/transaction.js';
import type { FileStore, PictureMaker, UploadRecords } from './ports.js';
import { publicPictureKey } from './stored-files.js';

/** Makes the AVIF files of a picture that is in use: a job runs it, as they cost seconds. Twice changes nothing. */
export class EncodeAvif {
  constructor(
    private readonly transaction: Transaction,
    private readonly uploads: UploadRecords,
    private readonly files: FileStore,
    private readonly pictures: PictureMaker,
  ) {}

  /** Of a picture that has gone meanwhile, or goes while it is encoded, no file is left, also by a run that was cut off. */
  async run(id: string): Promise<void> {
    await this.#encode(id);
    // Asked last: whoever removes the picture later finds all of its files.
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

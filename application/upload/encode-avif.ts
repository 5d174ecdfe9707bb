import { PICTURE_WIDTHS } from '../../domain/upload/upload-address.js';
import type { FileStore, PictureMaker } from './ports.js';
import { publicPictureKey } from './stored-files.js';

/** Makes the AVIF files of a picture that is in use: a job runs it, as they cost seconds. Twice changes nothing. */
export class EncodeAvif {
  constructor(
    private readonly files: FileStore,
    private readonly pictures: PictureMaker,
  ) {}

  /** A picture that has gone meanwhile is left alone. */
  async run(id: string): Promise<void> {
    for (const width of PICTURE_WIDTHS) {
      const webp = await this.files.read(publicPictureKey(id, width, 'webp'));
      if (webp === null) return;
      await this.files.put(publicPictureKey(id, width, 'avif'), await this.pictures.toAvif(webp), 'image/avif');
    }
  }
}

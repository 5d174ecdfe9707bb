import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';
import { demoPictureAddress, uploadAddress } from '../../domain/upload/upload-address.js';
import type { DemoPictures, FileStore, HiddenPhotos } from './ports.js';
import { publicDocumentKey, publicPictureKey } from './stored-files.js';

/** A file as it goes to whoever fetches it. */
export interface ReadFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Under which name it is downloaded; null: it is shown. */
  readonly downloadName: string | null;
}

/** Who reads: administrators see what is hidden too. */
type Reader = 'everybody' | 'administrator';

/** Gives everybody the files that have a public address, but for hidden photos. */
export class ReadUpload {
  constructor(
    private readonly files: FileStore,
    private readonly hidden: HiddenPhotos,
    private readonly demoPictures: DemoPictures,
  ) {}

  /** A picture in the best of the formats that exists, or a document; null where there is no such file. */
  async run(
    { id, isPicture }: { readonly id: string; readonly isPicture: boolean },
    width: PictureWidth,
    formats: readonly PictureFormat[],
    reader: Reader = 'everybody',
  ): Promise<ReadFile | null> {
    if (!(await this.#mayRead(uploadAddress({ id, isPublic: true, isPicture }), reader))) return null;
    return isPicture ? this.#picture(id, width, formats) : this.#document(id);
  }

  /** An illustration of the demo data; null where there is none. */
  async demo(
    name: string,
    width: PictureWidth,
    format: PictureFormat,
    reader: Reader = 'everybody',
  ): Promise<ReadFile | null> {
    if (!(await this.#mayRead(demoPictureAddress(name), reader))) return null;
    const bytes = await this.demoPictures.read(name, width, format);
    return bytes === null ? null : { bytes, contentType: `image/${format}`, downloadName: null };
  }

  async #mayRead(address: string, reader: Reader): Promise<boolean> {
    return reader === 'administrator' || !(await this.hidden.has(address));
  }

  async #picture(id: string, width: PictureWidth, formats: readonly PictureFormat[]): Promise<ReadFile | null> {
    for (const format of formats) {
      const bytes = await this.files.read(publicPictureKey(id, width, format));
      if (bytes !== null) return { bytes, contentType: `image/${format}`, downloadName: null };
    }
    return null;
  }

  async #document(id: string): Promise<ReadFile | null> {
    const bytes = await this.files.read(publicDocumentKey(id));
    return bytes === null ? null : { bytes, contentType: 'application/pdf', downloadName: `${id}.pdf` };
  }
}

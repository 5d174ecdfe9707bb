import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';
import { demoPictureAddress, uploadAddress } from '../../domain/upload/upload-address.js';
import type { DemoPictures, FileStore, HiddenFile, HiddenFiles } from './ports.js';
import { publicDocumentKey, publicPictureKey } from './stored-files.js';

/** A file to send. */
export interface ReadFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** File name for a download; null if it is shown. */
  readonly downloadName: string | null;
  /** Whether only this reader may see it. */
  readonly isPrivate: boolean;
}

/** Who reads: an administrator who also sees hidden files, or a member; null for a visitor. */
export type Reader =
  | 'administrator'
  | { readonly memberId: () => Promise<string | null>; readonly isAdministrator: () => Promise<boolean> };

type Sight = Pick<ReadFile, 'isPrivate'>;
type FoundFile = Omit<ReadFile, 'isPrivate'>;

/** Returns uploaded files: public ones to anyone, hidden ones only to those who may see them. */
export class ReadUpload {
  constructor(
    private readonly files: FileStore,
    private readonly hidden: HiddenFiles,
    private readonly demoPictures: DemoPictures,
  ) {}

  /** Returns a picture in the best available format, or a document; null if there is none. */
  async run(
    { id, isPicture }: { readonly id: string; readonly isPicture: boolean },
    width: PictureWidth,
    formats: readonly PictureFormat[],
    reader: Reader,
  ): Promise<ReadFile | null> {
    const sight = await this.#sight(uploadAddress({ id, isPublic: true, isPicture }), reader);
    if (sight === null) return null;
    const file = await (isPicture ? this.#picture(id, width, formats) : this.#document(id));
    return file === null ? null : { ...file, ...sight };
  }

  /** Returns an illustration of the demo data; null if there is none. */
  async demo(name: string, width: PictureWidth, format: PictureFormat, reader: Reader): Promise<ReadFile | null> {
    const sight = await this.#sight(demoPictureAddress(name), reader);
    if (sight === null) return null;
    const bytes = await this.demoPictures.read(name, width, format);
    return bytes === null ? null : { bytes, contentType: `image/${format}`, downloadName: null, ...sight };
  }

  /** Returns null if the reader may not see the file. Identifies the reader only if needed. */
  async #sight(address: string, reader: Reader): Promise<Sight | null> {
    if (reader === 'administrator') return { isPrivate: true };
    const hidden = await this.hidden.of(address);
    if (hidden === null) return { isPrivate: false };
    return (await maySee(hidden, reader)) ? { isPrivate: true } : null;
  }

  async #picture(id: string, width: PictureWidth, formats: readonly PictureFormat[]): Promise<FoundFile | null> {
    for (const format of formats) {
      const bytes = await this.files.read(publicPictureKey(id, width, format));
      if (bytes !== null) return { bytes, contentType: `image/${format}`, downloadName: null };
    }
    return null;
  }

  async #document(id: string): Promise<FoundFile | null> {
    const bytes = await this.files.read(publicDocumentKey(id));
    return bytes === null ? null : { bytes, contentType: 'application/pdf', downloadName: `${id}.pdf` };
  }
}

async function maySee(
  { shownTo, toAdministrators }: HiddenFile,
  { memberId, isAdministrator }: Exclude<Reader, 'administrator'>,
): Promise<boolean> {
  const member = shownTo.length === 0 ? null : await memberId();
  if (member !== null && shownTo.includes(member)) return true;
  return toAdministrators && (await isAdministrator());
}

import { refuse } from '../../domain/shared/domain-error.js';
import { isDataUrl, MAX_DATA_URLS, parseDataUrl } from '../../domain/upload/data-url.js';
import { fileRefusal } from '../../domain/upload/file-rules.js';
import { isImage } from '../../domain/upload/file-type.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import { UPLOAD_KIND, type UploadKind } from '../../domain/upload/upload-kind.js';
import type { Jobs } from '../shared/jobs.js';
import type { UploadRecords } from './ports.js';
import { addressOf } from './stored-files.js';
import type { MadeFile, SentFile, UploadFile } from './upload-file.js';

/** Owner, purpose, and field of pictures. */
export interface ReceivedFor {
  readonly userId: string;
  readonly kind: UploadKind;
  readonly path: string;
}

/** A change of a record's pictures. */
export interface PictureChange {
  /** Current addresses. */
  readonly before: readonly string[];
  /** New addresses. */
  readonly after: readonly string[];
  /** The field, for errors. One of several pictures is named like `images.2`. */
  readonly path: string;
}

/**
 * Attaches uploaded files to records in two steps: `receive` before the transaction, because decoding is slow, and
 * `keep` in it, so that files are used exactly if the record changes.
 */
export class TakePictures {
  constructor(
    private readonly uploadFile: UploadFile,
    private readonly uploads: UploadRecords,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Returns addresses. Pictures sent as data URLs (at most three per call) are validated and stored like uploads; other
   * entries are left to `keep`. `mayStore` throws an error if the caller may not change the record; it is called before
   * anything is decoded, and only if there are pictures. If one picture is refused, none is stored. Throws
   * INVALID_INPUT and the errors of `UploadFile`.
   */
  async receive(
    { userId, kind, path }: ReceivedFor,
    sent: readonly string[],
    mayStore: () => Promise<unknown>,
  ): Promise<string[]> {
    const count = sent.filter(isDataUrl).length;
    if (count === 0) return [...sent];
    if (count > MAX_DATA_URLS) {
      return refuse('INVALID_INPUT', `At most ${MAX_DATA_URLS} photos can be sent as data URLs.`, path);
    }
    const pictures = sent.map((entry, index) =>
      isDataUrl(entry) ? sentPicture(kind, entry, pathOf(path, sent, index)) : entry,
    );
    await mayStore();
    // One at a time, because decoding takes much memory; all before the first is stored.
    const finished: (string | MadeFile)[] = [];
    for (const each of pictures)
      finished.push(typeof each === 'string' ? each : await this.uploadFile.make(kind, each));
    const addresses: string[] = [];
    for (const each of finished) {
      addresses.push(typeof each === 'string' ? each : (await this.uploadFile.keep({ userId }, each)).url);
    }
    return addresses;
  }

  /**
   * Marks uploads in `after` as used and those only in `before` as unused, in the running transaction. Throws
   * INVALID_INPUT unless the new ones are unused uploads of this kind by `userId`, who owns the record.
   */
  async keep(userId: string, kind: UploadKind, { before, after, path }: PictureChange): Promise<void> {
    const added = after.filter((address, index) => !before.includes(address) && after.indexOf(address) === index);
    const removedUploads = before
      .filter((address) => !after.includes(address))
      .flatMap((address) => uploadIdIn(address) ?? []);
    const ids = added.flatMap((address) => uploadIdIn(address) ?? []);
    const used = ids.length === 0 ? [] : await this.uploads.use(userId, kind, ids);
    const addresses = new Set(used.map(addressOf));
    const refused = added.find((address) => !addresses.has(address));
    if (refused !== undefined) {
      const sentence = await this.#whyRefused(userId, kind, refused);
      refuse('INVALID_INPUT', sentence, pathOf(path, after, after.indexOf(refused)));
    }
    const pictures = UPLOAD_KIND[kind].isPublic ? used.filter(({ contentType }) => isImage(contentType)) : [];
    await this.jobs.enqueue('encode-avif', ...pictures.map(({ id }) => ({ id })));
    if (removedUploads.length > 0) await this.uploads.release(userId, kind, removedUploads);
  }

  /** A form that was opened before a takedown may send the photo again. Only its uploader learns the reason. */
  async #whyRefused(userId: string, kind: UploadKind, address: string): Promise<string> {
    const id = uploadIdIn(address);
    if (id !== null && (await this.uploads.isTakenDown(userId, id))) {
      return 'This photo was taken down. See your notices.';
    }
    return `This is not a ${UPLOAD_KIND[kind].accepts === 'image' ? 'photo' : 'file'} that you uploaded here.`;
  }
}

/** Returns the file in a data URL. Throws the errors of `fileRefusal`. */
function sentPicture(kind: UploadKind, text: string, path: string): SentFile {
  const parsed = parseDataUrl(text);
  const { accepts, maxKB } = { ...UPLOAD_KIND[kind], accepts: 'image' as const };
  const { type, size } = parsed ?? { type: 'text/plain', size: 0 };
  const judge = (head?: Uint8Array) => {
    const refusal = fileRefusal(
      { accepts, maxKB },
      { name: null, type, size, ...(head === undefined ? {} : { head }) },
    );
    if (refusal !== null) refuse(refusal.code, refusal.message, path);
  };
  // Checks the size before decoding.
  judge();
  const bytes = Uint8Array.from(atob(parsed?.base64 ?? ''), (character) => character.charCodeAt(0));
  judge(bytes);
  return { name: null, type, size, bytes, path };
}

function pathOf(path: string, all: readonly string[], index: number): string {
  return all.length === 1 ? path : `${path}.${index}`;
}

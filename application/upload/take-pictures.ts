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

/** For whom pictures come, for what, and in which field. */
export interface ReceivedFor {
  readonly userId: string;
  readonly kind: UploadKind;
  readonly path: string;
}

/** What a change does to the pictures of one record. */
export interface PictureChange {
  /** Addresses that the record has now. */
  readonly before: readonly string[];
  /** Addresses that it shall have. */
  readonly after: readonly string[];
  /** The field, for refusals; a picture of several is named `images.2`. */
  readonly path: string;
}

/**
 * Every record that shows uploaded files takes them by this class, in two steps: `receive` before the transaction, as
 * decoding takes long, and `keep` in it, so that files are used if and only if the record was changed.
 */
export class TakePictures {
  constructor(
    private readonly uploadFile: UploadFile,
    private readonly uploads: UploadRecords,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Answers addresses only: pictures that were sent as data URLs (at most three a call) are checked and stored like
   * uploads, other entries stay as they are and are judged by `keep`. Nothing is decoded or stored before `mayStore` has
   * passed, which refuses whoever may not do what the pictures are for; it is asked only where there are any. Where one is
   * refused, none is stored. Refuses as `UploadFile`, and with INVALID_INPUT.
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
    // One after the other, as each takes much memory while it is decoded; all of them before the first is stored.
    const made: (string | MadeFile)[] = [];
    for (const each of pictures) made.push(typeof each === 'string' ? each : await this.uploadFile.make(kind, each));
    const addresses: string[] = [];
    for (const each of made) {
      addresses.push(typeof each === 'string' ? each : (await this.uploadFile.keep({ userId }, each)).url);
    }
    return addresses;
  }

  /**
   * In the running transaction: takes into use what `after` has and `before` has not, which must be the member's own
   * unused uploads of the kind, and ends the use of what `before` has and `after` has not. Refuses with INVALID_INPUT
   * anything else, such as a picture of another host. `userId` is whose record it is.
   */
  async keep(userId: string, kind: UploadKind, { before, after, path }: PictureChange): Promise<void> {
    const added = after.filter((address, index) => !before.includes(address) && after.indexOf(address) === index);
    const gone = before.filter((address) => !after.includes(address)).flatMap((address) => uploadIdIn(address) ?? []);
    const ids = added.flatMap((address) => uploadIdIn(address) ?? []);
    const taken = ids.length === 0 ? [] : await this.uploads.use(userId, kind, ids);
    const addresses = new Set(taken.map(addressOf));
    const refused = added.find((address) => !addresses.has(address));
    if (refused !== undefined) {
      const sentence = await this.#whyRefused(userId, kind, refused);
      refuse('INVALID_INPUT', sentence, pathOf(path, after, after.indexOf(refused)));
    }
    const pictures = UPLOAD_KIND[kind].isPublic ? taken.filter(({ contentType }) => isImage(contentType)) : [];
    await this.jobs.enqueue('encode-avif', ...pictures.map(({ id }) => ({ id })));
    if (gone.length > 0) await this.uploads.release(userId, kind, gone);
  }

  /** A form that was opened before a photo was taken down sends it once more; nobody but its uploader is told why. */
  async #whyRefused(userId: string, kind: UploadKind, address: string): Promise<string> {
    const id = uploadIdIn(address);
    if (id !== null && (await this.uploads.isTakenDown(userId, id))) {
      return 'This photo was taken down. See your notices.';
    }
    return `This is no ${UPLOAD_KIND[kind].accepts === 'image' ? 'photo' : 'file'} that you uploaded here.`;
  }
}

/** The file that a data URL holds, decoded from text alone. Refuses by the rules of `fileRefusal`. */
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
  // Its size before anything is read of it.
  judge();
  const bytes = Uint8Array.from(atob(parsed?.base64 ?? ''), (character) => character.charCodeAt(0));
  judge(bytes);
  return { name: null, type, size, bytes, path };
}

function pathOf(path: string, all: readonly string[], index: number): string {
  return all.length === 1 ? path : `${path}.${index}`;
}

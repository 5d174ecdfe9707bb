import { refuse } from '../../domain/shared/domain-error.js';
import { isImage, sniffedType, type FileType, isPdf } from '../../domain/upload/file-type.js';
import { fileRefusal } from '../../domain/upload/file-rules.js';
import { MAX_PIXELS } from '../../domain/upload/upload-address.js';
import {
  MAX_UPLOAD_BYTES_A_DAY,
  UPLOAD_KIND,
  pictureWarnings,
  type UploadKind,
} from '../../domain/upload/upload-kind.js';
import type { Actor } from '../shared/actor.js';
import type { FileStore, PictureFault, PictureMaker, Upload, UploadRecords } from './ports.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import { addressOf, mainKey, sizeKey } from './stored-files.js';

/** A file as received. */
export interface SentFile {
  /** The name given by the sender, or null. It is checked, but not stored. */
  readonly name: string | null;
  /** The declared media type. */
  readonly type: string;
  /** Bytes. More than the length of `bytes` if the file was too large to keep. */
  readonly size: number;
  readonly bytes: Uint8Array;
  /** The field, for errors. */
  readonly path: string;
}

interface KeptFile extends Pick<Upload, 'width' | 'height' | 'bytes' | 'contentType'> {
  readonly url: string;
  readonly warnings: readonly string[];
}

/** File contents to store, by key. */
type Files = readonly { readonly key: string; readonly bytes: Uint8Array }[];

/** A file that was accepted and re-encoded. */
export interface MadeFile {
  readonly facts: Omit<Upload, 'id' | 'userId'>;
  readonly warnings: readonly string[];
  readonly filesOf: (upload: Upload) => Files;
}

const FAULT: Readonly<Record<PictureFault, string>> = {
  unreadable: 'Failed to load image',
  'too many pixels': `This image has too many pixels. Please select one of at most ${MAX_PIXELS / 1_000_000} megapixels.`,
  'too many bytes':
    'This image needs too much memory to open. Please select a smaller one, or save it as a baseline JPEG (not progressive).',
};

const TOO_MUCH = `You can upload at most ${MAX_UPLOAD_BYTES_A_DAY / 1024 / 1024} MB a day. Please try again tomorrow.`;

/** Uploads a file for a member. Unused files are deleted after 48 hours. */
export class UploadFile {
  constructor(
    private readonly transaction: Transaction,
    private readonly uploads: UploadRecords,
    private readonly files: FileStore,
    private readonly pictures: PictureMaker,
    private readonly secrets: Secrets,
  ) {}

  /** Runs `make`, then `keep`. */
  async run(actor: Actor, kind: UploadKind, file: SentFile): Promise<KeptFile> {
    return this.keep(actor, await this.make(kind, file));
  }

  /**
   * Validates and encodes a file without storing it. Throws FILE_TYPE_REFUSED, FILE_TOO_LARGE, or FILE_REFUSED by the
   * rules of `fileRefusal`. Slow, so never call it in a transaction.
   */
  async make(kind: UploadKind, file: SentFile): Promise<MadeFile> {
    const type = checkedType(kind, file);
    return isImage(type) ? this.#madePicture(kind, file, type) : madeDocument(kind, file, type);
  }

  async #madePicture(kind: UploadKind, { bytes, path }: SentFile, type: FileType): Promise<MadeFile> {
    const madePicture = await this.pictures.make(bytes, type);
    if (typeof madePicture === 'string') return refuse('FILE_REFUSED', FAULT[madePicture], path);
    const largest = madePicture.sizes.at(-1);
    if (largest === undefined) throw new Error('A picture has no sizes.');
    const { width, height } = largest;
    return {
      facts: { kind, contentType: 'image/webp', width, height, bytes: largest.bytes.byteLength },
      warnings: pictureWarnings(kind, madePicture.width, madePicture.height),
      filesOf: (kept) =>
        madePicture.sizes.map((size) => ({ key: sizeKey(kept, size.wanted, 'webp'), bytes: size.bytes })),
    };
  }

  /**
   * Stores the file as unused. Throws CHANGED_MEANWHILE, or FILE_REFUSED if the member uploaded too much today. Never
   * call it in a transaction.
   */
  async keep({ userId }: Actor, { facts, warnings, filesOf }: MadeFile): Promise<KeptFile> {
    const upload = { ...facts, id: this.secrets.newId(), userId };
    // The record first: a file without a record would never be found, while a record without files is deleted after 48
    // hours.
    await this.transaction.run(async () => {
      if ((await this.uploads.bytesInLastDay(userId)) + upload.bytes > MAX_UPLOAD_BYTES_A_DAY)
        refuse('FILE_REFUSED', TOO_MUCH);
      await this.uploads.add(upload);
    }, 'preparation');
    const files = filesOf(upload);
    await Promise.all(files.map(({ key, bytes }) => this.files.put(key, bytes, upload.contentType)));
    await this.#removeForgotten(upload.id, files);
    const { width, height, bytes, contentType } = upload;
    return { url: addressOf(upload), width, height, bytes, contentType, warnings };
  }

  /** The account and its records may have been erased while the files were written. */
  async #removeForgotten(id: string, files: Files): Promise<void> {
    if (await this.transaction.run(() => this.uploads.isRecorded(id), 'preparation')) return;
    await this.files.remove(files.map(({ key }) => key));
    refuse('CHANGED_MEANWHILE', 'Your account was closed during the upload.');
  }
}

function madeDocument(kind: UploadKind, { bytes, path }: SentFile, contentType: FileType): MadeFile {
  if (!isPdf(bytes)) return refuse('FILE_REFUSED', 'This PDF document is damaged. Please save it again.', path);
  return {
    facts: { kind, contentType, width: null, height: null, bytes: bytes.byteLength },
    warnings: [],
    filesOf: (kept) => [{ key: mainKey(kept), bytes }],
  };
}

function checkedType(kind: UploadKind, { name, type, size, bytes, path }: SentFile): FileType {
  const refusal = fileRefusal(UPLOAD_KIND[kind], { name, type, size, head: bytes });
  if (refusal !== null) return refuse(refusal.code, refusal.message, path);
  return sniffedType(bytes) ?? refuse('FILE_REFUSED', FAULT.unreadable, path);
}

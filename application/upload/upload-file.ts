import { refuse } from '../../domain/shared/domain-error.js';
import { isImage, sniffedType, type FileType } from '../../domain/upload/file-type.js';
import { fileRefusal } from '../../domain/upload/file-rules.js';
import { isPdf } from '../../domain/upload/pdf.js';
import { MAX_PIXELS } from '../../domain/upload/upload-address.js';
import { UPLOAD_KIND, pictureWarnings, type UploadKind } from '../../domain/upload/upload-kind.js';
import type { Actor } from '../shared/actor.js';
import type { FileStore, PictureFault, PictureMaker, Upload, UploadRecords } from './ports.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import { addressOf, mainKey, sizeKey } from './stored-files.js';

/** A file as it arrived. */
export interface SentFile {
  /** Its sender's name for it, or null; it is judged and not kept. */
  readonly name: string | null;
  /** The media type that its sender declares. */
  readonly type: string;
  /** In bytes; more than `bytes` holds where it was too large to be kept. */
  readonly size: number;
  readonly bytes: Uint8Array;
  /** The field it came in, for refusals. */
  readonly path: string;
}

/** A file as it is kept. */
export interface KeptFile {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
  readonly contentType: FileType;
  readonly warnings: readonly string[];
}

/** The bytes of a file that are to be kept, by key. */
type Files = readonly { readonly key: string; readonly bytes: Uint8Array }[];

/** A file that may be kept, decoded and encoded anew. */
export interface MadeFile {
  readonly facts: Omit<Upload, 'id' | 'userId'>;
  readonly warnings: readonly string[];
  readonly filesOf: (upload: Upload) => Files;
}

const FAULT: Readonly<Record<PictureFault, string>> = {
  unreadable: 'Failed to load image',
  'too many pixels': `This image has too many pixels. Please select one of at most ${MAX_PIXELS / 1_000_000} megapixels.`,
  'too many bytes':
    'This image takes too much room once it is opened. Please select a smaller one, or save it as a plain JPEG (not a progressive one).',
};

/** A member uploads a file. Until something of theirs uses it, it stays for 48 hours. */
export class UploadFile {
  constructor(
    private readonly transaction: Transaction,
    private readonly uploads: UploadRecords,
    private readonly files: FileStore,
    private readonly pictures: PictureMaker,
    private readonly secrets: Secrets,
  ) {}

  /** As `make` and then `keep`. */
  async run(actor: Actor, kind: UploadKind, file: SentFile): Promise<KeptFile> {
    return this.keep(actor, await this.make(kind, file));
  }

  /**
   * What is to be kept of a file; nothing of it is stored. Refuses by the rules of `fileRefusal` in the domain, with
   * FILE_TYPE_REFUSED, FILE_TOO_LARGE or FILE_REFUSED. Takes long: never within a transaction.
   */
  async make(kind: UploadKind, file: SentFile): Promise<MadeFile> {
    const type = checkedType(kind, file);
    return isImage(type) ? this.#madePicture(kind, file, type) : madeDocument(kind, file, type);
  }

  async #madePicture(kind: UploadKind, { bytes, path }: SentFile, type: FileType): Promise<MadeFile> {
    const made = await this.pictures.make(bytes, type);
    if (typeof made === 'string') return refuse('FILE_REFUSED', FAULT[made], path);
    const largest = made.sizes.at(-1);
    if (largest === undefined) throw new Error('No size was made of a picture.');
    const { width, height } = largest;
    return {
      facts: { kind, contentType: 'image/webp', width, height, bytes: largest.bytes.byteLength },
      warnings: pictureWarnings(kind, made.width, made.height),
      filesOf: (kept) => made.sizes.map((size) => ({ key: sizeKey(kept, size.wanted, 'webp'), bytes: size.bytes })),
    };
  }

  /** Stores it, unused. Refuses with CHANGED_MEANWHILE; never within a transaction. */
  async keep({ userId }: Actor, { facts, warnings, filesOf }: MadeFile): Promise<KeptFile> {
    const upload = { ...facts, id: this.secrets.newId(), userId };
    // First the record: files without one would be found by nobody, a record without files is an orphan after 48 hours.
    await this.transaction.run(() => this.uploads.add(upload), 'preparation');
    const files = filesOf(upload);
    await Promise.all(files.map(({ key, bytes }) => this.files.put(key, bytes, upload.contentType)));
    await this.#removeForgotten(upload.id, files);
    const { width, height, bytes, contentType } = upload;
    return { url: addressOf(upload), width, height, bytes, contentType, warnings };
  }

  /** The account may have been erased, and with it the record, while the files were written. */
  async #removeForgotten(id: string, files: Files): Promise<void> {
    if (await this.transaction.run(() => this.uploads.isRecorded(id), 'preparation')) return;
    await this.files.remove(files.map(({ key }) => key));
    refuse('CHANGED_MEANWHILE', 'Your account was closed while the file was sent.');
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

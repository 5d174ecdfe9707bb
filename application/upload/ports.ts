import type { FileType } from '../../domain/upload/file-type.js';
import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';

/** File storage, shared by all processes. Throws an error if unavailable, which results in a 503. */
export abstract class FileStore {
  /** Stores bytes under a key that the product chose (`pictures/….webp`), completely or not at all. */
  abstract put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null if there is no such file. */
  abstract read(key: string): Promise<Uint8Array | null>;
  /** Ignores missing keys. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** Removes unfinished files that processes left behind before this time because they ended while storing them. */
  abstract removeUnfinished(before: Date): Promise<void>;
}

/** A picture in one width. */
export interface PictureSize {
  /** Maximum width. Smaller pictures are not enlarged. */
  readonly wanted: PictureWidth;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A decoded picture, rotated upright and without metadata. */
export interface MadePicture {
  /** Original size in pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** One for each of `PICTURE_WIDTHS`, smallest first. */
  readonly sizes: readonly PictureSize[];
}

/** Why a picture can't be processed. */
export type PictureFault = 'unreadable' | 'too many pixels' | 'too many bytes';

/** Decodes and encodes a few pictures at a time. Throws an error if too many wait, which results in a 503. */
export abstract class PictureMaker {
  /**
   * Creates all sizes as WebP, from the first frame of an animation. Decodes at most `MAX_PIXELS` and
   * `MAX_DECODED_BYTES`.
   */
  abstract make(bytes: Uint8Array, type: FileType): Promise<MadePicture | PictureFault>;
  /** Converts a picture from `make` to AVIF, which is smaller but takes seconds of CPU time. */
  abstract toAvif(bytes: Uint8Array): Promise<Uint8Array>;
}

export interface Upload {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  /** The stored type. Pictures are `image/webp`. */
  readonly contentType: FileType;
  /** Largest stored size in pixels; null for a document. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
}

/** Uploads with their owners and use. */
export abstract class UploadRecords {
  /** Records an unused upload. */
  abstract add(upload: Upload): Promise<void>;
  /** Returns the total bytes that a member uploaded in the last 24 hours, in the running transaction. */
  abstract bytesInLastDay(userId: string): Promise<number>;
  /** Marks unused uploads of this member and kind as used, in the running transaction. Returns those it could mark. */
  abstract use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<readonly Upload[]>;
  /** Marks uploads of this member and kind as unused, in the running transaction. */
  abstract release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void>;
  /**
   * Returns uploads that have been unused since `before` or whose member is gone, locked against use until the
   * transaction ends.
   */
  abstract orphans(before: Date, max: number): Promise<readonly Pick<Upload, 'id' | 'kind' | 'contentType'>[]>;
  /** Whether an administrator took down this upload of the member. */
  abstract isTakenDown(userId: string, id: string): Promise<boolean>;
  /** Whether the upload is recorded, in the running transaction. Waits for a simultaneous removal. */
  abstract isRecorded(id: string): Promise<boolean>;
  /** Deletes the records of uploads, in the running transaction. */
  abstract forget(ids: readonly string[]): Promise<void>;
}

/** A file that isn't public. */
export interface HiddenFile {
  /** Members who may see it anyway: its uploader and the owner of its business; nobody if it was taken down. */
  readonly shownTo: readonly string[];
  /** Whether administrators may see it, because they decide on its business. */
  readonly toAdministrators: boolean;
}

/**
 * Files that aren't public: photos that were taken down; photos of closed or erased accounts, except those of their
 * businesses; and files that nothing public shows. The latter are unused files, because uploading isn't publishing, and
 * files of unlisted businesses, pending changes, private pets, paused profiles, and hidden reviews. Changes apply at
 * once.
 */
export abstract class HiddenFiles {
  /** Returns null if the file is public. */
  abstract of(address: string): Promise<HiddenFile | null>;
}

/** Illustrations of the demo data. */
export abstract class DemoPictures {
  /** Returns null if there is no such picture. */
  abstract read(name: string, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | null>;
}

import type { FileType } from '../../domain/upload/file-type.js';
import type { PictureFormat, PictureWidth } from '../../domain/upload/upload-address.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';

/**
 * Keeps the bytes of files; all processes see the same. Where it cannot be reached, it throws and the caller gets 503.
 */
export abstract class FileStore {
  /** Keeps bytes under a key that the product made (`pictures/….webp`); they are there whole or not at all. */
  abstract put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where there is no such file. */
  abstract read(key: string): Promise<Uint8Array | null>;
  /** A key that is not there is no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
}

/** A picture as it is kept in one width. */
export interface PictureSize {
  /** At most so wide: a small picture is not enlarged. */
  readonly wanted: PictureWidth;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A picture that was decoded, turned upright and freed of all that it told beside the picture. */
export interface MadePicture {
  /** Of the picture that was sent, turned upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** One for each of `PICTURE_WIDTHS`, the smallest first. */
  readonly sizes: readonly PictureSize[];
}

/** Why no picture could be made. */
export type PictureFault = 'unreadable' | 'too many pixels' | 'too many bytes';

/** Decodes and encodes pictures, few at a time; where too many wait, it throws and the caller gets 503. */
export abstract class PictureMaker {
  /** Makes all sizes as WebP; of an animation, the first frame. At most `MAX_PIXELS` and `MAX_DECODED_BYTES` are decoded. */
  abstract make(bytes: Uint8Array, type: FileType): Promise<MadePicture | PictureFault>;
  /** A picture that `make` made, as AVIF: smaller, and seconds of a processor's time. */
  abstract toAvif(bytes: Uint8Array): Promise<Uint8Array>;
}

/** A file that a member uploaded. */
export interface Upload {
  readonly id: string;
  readonly userId: string;
  readonly kind: UploadKind;
  /** As it is kept: a picture is `image/webp`. */
  readonly contentType: FileType;
  /** Of its largest size, in pixels; null for a document. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
}

/** Which files were uploaded, by whom, and whether they are used. */
export abstract class UploadRecords {
  /** Records an upload that nobody uses yet. */
  abstract add(upload: Upload): Promise<void>;
  /**
   * Takes unused uploads of this member and kind into use, in the running transaction; answers those that it could
   * take.
   */
  abstract use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<readonly Upload[]>;
  /** Ends the use of uploads of this member and kind, in the running transaction. */
  abstract release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void>;
  /**
   * Uploads that have been used by nobody since `before`, or have lost their member; locked against use until the
   * transaction ends.
   */
  abstract orphans(before: Date, max: number): Promise<readonly Pick<Upload, 'id' | 'kind' | 'contentType'>[]>;
  /** Whether an administrator took down this upload of this member. */
  abstract isTakenDown(userId: string, id: string): Promise<boolean>;
  /** Whether the upload is recorded, in the running transaction; who asks while it is being forgotten waits for that. */
  abstract isRecorded(id: string): Promise<boolean>;
  /** Forgets uploads, in the running transaction. */
  abstract forget(ids: readonly string[]): Promise<void>;
}

/** A file that not everybody is given. */
export interface HiddenFile {
  /** Members who are given it all the same: its uploader, and the owner of the business that it is of; of what was taken down nobody. */
  readonly shownTo: readonly string[];
  /** Whether administrators are given it where everybody would be: they decide on the business that it is of. */
  readonly toAdministrators: boolean;
}

/**
 * Photos that administrators took down, and those of members whose account is closed or gone; pictures of the businesses that
 * such a member owns are the businesses', which stay. And files that nothing shows to everybody: those that nothing uses, as an
 * upload is no place to publish them, and those of listings that are not public (also of changes that wait), of private pets, of
 * paused profiles and of reviews that are hidden. What a record says of itself counts at once.
 */
export abstract class HiddenFiles {
  /** Null where the file of this address is given to everybody. */
  abstract of(address: string): Promise<HiddenFile | null>;
}

/** The illustrations of the demo data. */
export abstract class DemoPictures {
  /** Null where there is no such picture. */
  abstract read(name: string, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | null>;
}

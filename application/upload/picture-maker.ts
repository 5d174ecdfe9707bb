import type { FileType } from '../../domain/upload/file-type.js';
import type { PictureWidth } from '../../domain/upload/upload-address.js';

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
export type PictureFault = 'unreadable' | 'too many pixels';

/** Decodes and encodes pictures, few at a time; where too many wait, it throws and the caller gets 503. */
export abstract class PictureMaker {
  /** Makes all sizes as WebP; of an animation, the first frame. At most `MOST_PIXELS` are decoded. */
  abstract make(bytes: Uint8Array, type: FileType): Promise<MadePicture | PictureFault>;
  /** A picture that `make` made, as AVIF: smaller, and seconds of a processor's time. */
  abstract toAvif(bytes: Uint8Array): Promise<Uint8Array>;
}

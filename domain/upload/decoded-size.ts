import { MAX_PIXELS } from './upload-address.js';

/** A picture as its head tells of it. */
export interface PictureHead {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Of one channel of one pixel: 1 for 8 bits, 2 for 16. */
  readonly bytesPerSample: number;
  /** It has 16 bits, or comes in several passes (interlaced, progressive) or frames: all of it is held, and not some rows. */
  readonly isHeldWhole: boolean;
}

/** A product decision: most bytes of a picture once it is decoded, which are `MAX_PIXELS` of four channels of 8 bits. */
export const MAX_DECODED_BYTES = MAX_PIXELS * 4;

/** How many bytes a picture takes once it is decoded; what is held whole counts twice, for the work beside it. */
export function decodedBytes({ width, height, channels, bytesPerSample, isHeldWhole }: PictureHead): number {
  return width * height * channels * bytesPerSample * (isHeldWhole ? 2 : 1);
}

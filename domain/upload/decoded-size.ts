import { MAX_PIXELS } from './upload-address.js';

/** A picture as its header describes it. */
export interface PictureHead {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Bytes per channel and pixel: 1 for 8 bits, 2 for 16. */
  readonly bytesPerSample: number;
  /**
   * Whether decoding holds the whole picture in memory instead of some rows: 16 bits, interlaced, progressive, or
   * animated.
   */
  readonly isFullyBuffered: boolean;
}

/** Product decision: maximum decoded size in bytes: `MAX_PIXELS` with four 8-bit channels. */
export const MAX_DECODED_BYTES = MAX_PIXELS * 4;

/**
 * Returns the memory needed to decode a picture, in bytes. Doubled if the whole picture is held, for the working copy.
 */
export function decodedBytes({ width, height, channels, bytesPerSample, isFullyBuffered }: PictureHead): number {
  return width * height * channels * bytesPerSample * (isFullyBuffered ? 2 : 1);
}

/** The frame of one place, in pixels. */
export const PLACE_FRAME = { width: 480, height: 190 } as const;
/** In a smaller frame, nothing could be read. */
export const MIN_PLACE_FRAME = { width: 240, height: 190 } as const;

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the frame of a place within the reader's limits; null if it doesn't fit. */
export function placeFrame(maxWidth: number | null, maxHeight: number | null): FrameSize | null {
  const width = Math.min(PLACE_FRAME.width, maxWidth ?? PLACE_FRAME.width);
  const height = Math.min(PLACE_FRAME.height, maxHeight ?? PLACE_FRAME.height);
  return width < MIN_PLACE_FRAME.width || height < MIN_PLACE_FRAME.height ? null : { width, height };
}

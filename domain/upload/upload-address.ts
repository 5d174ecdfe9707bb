import { parseUserId } from '../shared/ids.js';

/** A product decision: widths in which each picture is kept, in pixels; a smaller picture is never enlarged. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** What a picture has where no width is asked for. */
export const MAX_PICTURE_WIDTH = PICTURE_WIDTHS[2];

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** How a kept picture is encoded. */
export type PictureFormat = 'webp' | 'avif';

/**
 * A product decision: most pixels of a picture, counted before it is decoded, as decoding takes four bytes for each.
 */
export const MAX_PIXELS = 24_000_000;

/** Where an uploaded file is found by people. */
export interface UploadAddress {
  readonly id: string;
  readonly isPublic: boolean;
  readonly isPicture: boolean;
}

const PUBLIC = '/uploads/';
/** The server answers no request below this path. */
const PRIVATE = '/uploads/private/';

/** The address of an upload: `/uploads/<id>.webp` or `.pdf`, below `/uploads/private/` where nobody may fetch it. */
export function uploadAddress({ id, isPublic, isPicture }: UploadAddress): string {
  return `${isPublic ? PUBLIC : PRIVATE}${id}.${isPicture ? 'webp' : 'pdf'}`;
}

/** The address of an illustration of the demo data. */
export function demoPictureAddress(name: string): string {
  return `${PUBLIC}demo/${name}.webp`;
}

/** The id of the upload that an address of this site names; null for any other text. */
export function uploadIdIn(address: string): string | null {
  const id = /^\/uploads\/(?:private\/)?([0-9a-f-]{36})\.(?:webp|pdf)$/.exec(address)?.[1];
  return id === undefined ? null : parseUserId(id);
}

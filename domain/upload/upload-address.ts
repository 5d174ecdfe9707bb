import { parseUserId } from '../shared/ids.js';

/** Product decision: stored picture widths in pixels. Pictures are never enlarged. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** The width if none is requested. */
export const MAX_PICTURE_WIDTH = PICTURE_WIDTHS[2];

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = 'webp' | 'avif';

/** Product decision: maximum pixels of a picture, checked before decoding, which takes four bytes per pixel. */
export const MAX_PIXELS = 24_000_000;

/** The parts of an upload's address. */
export interface UploadAddress {
  readonly id: string;
  readonly isPublic: boolean;
  readonly isPicture: boolean;
}

const PUBLIC = '/uploads/';
/** The server answers no requests below this path. */
const PRIVATE = '/uploads/private/';

/** Returns the address of an upload: `/uploads/<id>.webp` or `.pdf`; private files are below `/uploads/private/`. */
export function uploadAddress({ id, isPublic, isPicture }: UploadAddress): string {
  return `${isPublic ? PUBLIC : PRIVATE}${id}.${isPicture ? 'webp' : 'pdf'}`;
}

export function demoPictureAddress(name: string): string {
  return `${PUBLIC}demo/${name}.webp`;
}

/** Returns the upload id in an address of this site; null for other text. */
export function uploadIdIn(address: string): string | null {
  const id = /^\/uploads\/(?:private\/)?([0-9a-f-]{36})\.(?:webp|pdf)$/.exec(address)?.[1];
  return id === undefined ? null : parseUserId(id);
}

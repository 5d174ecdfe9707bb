import { PICTURE_WIDTHS } from '../../../interfaces/contract/shared/words.js';

/** The middle width, which fits most screens. */
const DEFAULT_WIDTH = PICTURE_WIDTHS[1];

/** Where this server stores pictures; the admin path also serves those that were taken down. */
const STORED_HERE = /^(?:\/api\/admin)?\/uploads\/[^?]*$/;

/** Returns the `srcset` of a picture stored on this server; undefined for any other URL. */
export function pictureSources(src: string): string | undefined {
  if (!STORED_HERE.test(src)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}

/** Returns the URL for browsers without `srcset`. */
export function pictureSource(src: string): string {
  return pictureSources(src) === undefined ? src : `${src}?w=${DEFAULT_WIDTH}`;
}

/** Suffix of a picture's name with its focal point: `-at-60-30.webp` is 60% from the left and 30% from the top. */
const FOCAL_POINT = /-at-(\d{2})-(\d{2})\.webp$/;

/**
 * Returns where the animal is in a picture, in percent, so that cropping keeps it visible; null if the name doesn't
 * say.
 */
export function focalPointOf(src: string): { readonly x: number; readonly y: number } | null {
  const [, x, y] = FOCAL_POINT.exec(src) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

import { PICTURE_WIDTHS } from '../../interfaces/contract/shared/words.js';

/** Of the three the one that fits most screens. */
const USUAL_WIDTH = PICTURE_WIDTHS[1];

/** Where this server keeps pictures; the second for administrators, who see what was taken down. */
const KEPT_HERE = /^(?:\/api\/admin)?\/uploads\/[^?]*$/;

/** The `srcset` of a picture that this server keeps; undefined for any other address. */
export function pictureSources(src: string): string | undefined {
  if (!KEPT_HERE.test(src)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}

/** The address that a browser without `srcset` loads. */
export function pictureSource(src: string): string {
  return pictureSources(src) === undefined ? src : `${src}?w=${USUAL_WIDTH}`;
}

/** The end of a picture's name that tells where to look, as `-at-60-30.webp` does: 60 % from the left, 30 % from above. */
const FOCAL_POINT = /-at-(\d{2})-(\d{2})\.webp$/;

/**
 * Where in a picture the animal is, in percents, so that a box that cuts the picture keeps it; null where its name does not tell.
 */
export function focalPointOf(src: string): { readonly x: number; readonly y: number } | null {
  const [, x, y] = FOCAL_POINT.exec(src) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

import { PICTURE_WIDTHS } from '../../interfaces/contract/words.js';

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

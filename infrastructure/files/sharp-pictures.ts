import type { Metadata, ResizeOptions } from 'sharp';
import { PictureMaker, type MadePicture, type PictureFault, type PictureSize } from '../../application/ports/picture-maker.js';
import type { FileType } from '../../domain/upload/file-type.js';
import { MOST_PIXELS, PICTURE_WIDTHS, type PictureWidth } from '../../domain/upload/upload-address.js';
import { Turnstile } from './turnstile.js';

type Sharp = (typeof import('sharp'))['default'];

/** Pictures made at once in a process, and those that may wait for it: each takes up to 100 MB while it is decoded. */
const AT_ONCE = 2;
const QUEUE = 8;

/** A picture is at most so many times as high as it is wide wanted: WebP has no more than 16,383 pixels. */
const HIGHEST = 4;

/** Effort 2 takes half the time of the encoder's default and 3 % more bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
const AVIF = { quality: 50, effort: 2 } as const;

/** Decodes and encodes with libvips, which is loaded when the first picture comes. */
export class SharpPictures extends PictureMaker {
  readonly #turnstile = new Turnstile(AT_ONCE, QUEUE);

  override make(bytes: Uint8Array, type: FileType): Promise<MadePicture | PictureFault> {
    return this.#turnstile.pass(async () => {
      const sharp = await loadSharp();
      const head = await metadataOf(sharp, bytes);
      if (head === null || `image/${head.format}` !== type) return 'unreadable';
      if (head.width * head.height > MOST_PIXELS) return 'too many pixels';
      const sizes = await allSizes(sharp, bytes);
      return sizes === null ? 'unreadable' : { width: head.autoOrient.width, height: head.autoOrient.height, sizes };
    });
  }

  override toAvif(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#turnstile.pass(async () => (await loadSharp())(bytes).avif(AVIF).toBuffer());
  }
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread a picture, as several are made at once; and nothing is decoded twice, so that a cache would only fill memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function metadataOf(sharp: Sharp, bytes: Uint8Array): Promise<Metadata | null> {
  // Reads the head alone, whatever size it tells.
  return sharp(bytes, { limitInputPixels: false }).metadata().catch(() => null);
}

/** Null where the bytes break off or are damaged. */
async function allSizes(sharp: Sharp, bytes: Uint8Array): Promise<PictureSize[] | null> {
  const largest = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 1200;
  const decoded = await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(within(largest))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (decoded === null) return null;
  const { width, height, channels } = decoded.info;
  const sizes: PictureSize[] = [];
  for (const wanted of PICTURE_WIDTHS) {
    const made = await sharp(decoded.data, { raw: { width, height, channels } })
      .resize(within(wanted))
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
    sizes.push({ wanted, width: made.info.width, height: made.info.height, bytes: made.data });
  }
  return sizes;
}

function within(width: PictureWidth): ResizeOptions {
  return { width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true };
}

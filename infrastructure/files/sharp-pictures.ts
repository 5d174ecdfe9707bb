import pLimit from 'p-limit';
import type { Metadata, Raw } from 'sharp';
import type { PictureMaker, MadePicture, PictureFault, PictureSize } from '../../application/upload/ports.js';
import { decodedBytes, MAX_DECODED_BYTES, type PictureHead } from '../../domain/upload/decoded-size.js';
import type { FileType } from '../../domain/upload/file-type.js';
import { MAX_PICTURE_WIDTH, MAX_PIXELS, PICTURE_WIDTHS } from '../../domain/upload/upload-address.js';
import { Limiter } from './limiter.js';

type Sharp = (typeof import('sharp'))['default'];

/**
 * Pictures that a server makes at once, and that may wait. Each takes up to `MAX_DECODED_BYTES` while it is decoded.
 * Workers divide them, so that the memory doesn't grow with their number.
 */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 8;

/** Maximum ratio of height to width: WebP allows 16,383 pixels per side. */
const MAX_HEIGHT_TO_WIDTH = 4;

interface Turn {
  /** Flip vertically, before rotating. */
  readonly flip: boolean;
  /** Clockwise, in degrees. */
  readonly angle: number;
}

const UPRIGHT: Turn = { flip: false, angle: 0 };

/** The flip and rotation that set a picture upright, by EXIF orientation. Other values need none. */
const TURNS: Readonly<Record<number, Turn>> = {
  2: { flip: true, angle: 180 },
  3: { flip: false, angle: 180 },
  4: { flip: true, angle: 0 },
  5: { flip: true, angle: 90 },
  6: { flip: false, angle: 90 },
  7: { flip: true, angle: 270 },
  8: { flip: false, angle: 270 },
};

interface Pixels {
  readonly data: Buffer;
  readonly info: Raw;
}

/** Effort 2 takes half the time of the encoder's default and produces 3% more bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
const AVIF = { quality: 50, effort: 2 } as const;

/** Decodes and encodes with libvips, which is loaded with the first picture. */
export class SharpPictures implements PictureMaker {
  readonly #limiter: Limiter;
  /** For pictures that must be held in memory as a whole: one at a time. */
  readonly #oneByOne = pLimit(1);

  constructor(workers = 1) {
    const [atOnce, waiting] = [MAX_AT_ONCE, MAX_WAITING].map((most) => Math.max(1, Math.floor(most / workers)));
    this.#limiter = new Limiter(atOnce!, waiting!);
  }

  make(bytes: Uint8Array, type: FileType): Promise<MadePicture | PictureFault> {
    return this.#limiter.pass(async () => {
      const sharp = await loadSharp();
      const head = await metadataOf(sharp, bytes);
      if (head === null || `image/${head.format}` !== type) return 'unreadable';
      if (head.width * head.height > MAX_PIXELS) return 'too many pixels';
      const known = headOf(head);
      if (decodedBytes(known) > MAX_DECODED_BYTES) return 'too many bytes';
      const make = () => allSizes(sharp, bytes, head.orientation ?? 1);
      const sizes = await (known.isFullyBuffered ? this.#oneByOne(make) : make());
      return sizes === null ? 'unreadable' : { width: head.autoOrient.width, height: head.autoOrient.height, sizes };
    });
  }

  toAvif(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#limiter.pass(async () => (await loadSharp())(bytes).avif(AVIF).toBuffer());
  }
}

/** Bytes per channel of one pixel, by libvips format. All other formats are larger. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const MAX_SAMPLE_BYTES = 8;

function headOf({ width, height, channels, depth, format, isProgressive, pages = 1 }: Metadata): PictureHead {
  const bytesPerSample = SAMPLE_BYTES[depth] ?? MAX_SAMPLE_BYTES;
  // Measurements show that 16-bit pictures take as much memory as progressive ones.
  const isFullyBuffered = isProgressive || format === 'gif' || pages > 1 || bytesPerSample > 1;
  return { width, height, channels, bytesPerSample, isFullyBuffered };
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread per picture, because several are made at once. Nothing is decoded twice, so a cache would only waste
  // memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function metadataOf(sharp: Sharp, bytes: Uint8Array): Promise<Metadata | null> {
  // Reads only the header, whatever size it claims.
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

/** Returns null if the file is truncated or damaged. */
async function allSizes(sharp: Sharp, bytes: Uint8Array, orientation: number): Promise<PictureSize[] | null> {
  const upright = await decoded(sharp, bytes, orientation).catch(() => null);
  if (upright === null) return null;
  const sizes = await Promise.all(
    PICTURE_WIDTHS.map(async (wanted) => {
      const resized = sharp(upright.data, { raw: upright.info }).resize(within(wanted));
      const { data, info } = await resized.webp(WEBP).toBuffer({ resolveWithObject: true });
      return { wanted, width: info.width, height: info.height, bytes: data };
    }),
  );
  letGo(upright);
  return sizes;
}

/**
 * Returns the pixels of the largest size, upright. Resizes before rotating: rotating first would hold all pixels of a
 * photo in memory instead of some rows.
 */
async function decoded(sharp: Sharp, bytes: Uint8Array, orientation: number): Promise<Pixels> {
  const turn = TURNS[orientation] ?? UPRIGHT;
  const largest = within(MAX_PICTURE_WIDTH);
  const isLying = turn.angle % 180 !== 0;
  const box = isLying ? { ...largest, width: largest.height, height: largest.width } : largest;
  const options = { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error', sequentialRead: true } as const;
  let pixels = await pixelsOf(sharp(bytes, options).resize(box));
  if (turn.flip) pixels = await changed(pixels, (picture) => sharp(picture.data, { raw: picture.info }).flip());
  if (turn.angle === 0) return pixels;
  return changed(pixels, (picture) => sharp(picture.data, { raw: picture.info }).rotate(turn.angle));
}

async function changed(before: Pixels, change: (before: Pixels) => ReturnType<Sharp>): Promise<Pixels> {
  const after = await pixelsOf(change(before));
  letGo(before);
  return after;
}

/**
 * Frees memory at once. The garbage collector sees only a small object and would wait until many photos' pixels have
 * piled up.
 */
function letGo({ data }: Pixels): void {
  (data.buffer as ArrayBuffer).transfer(0);
}

async function pixelsOf(picture: ReturnType<Sharp>): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

function within(width: number) {
  return { width, height: width * MAX_HEIGHT_TO_WIDTH, fit: 'inside', withoutEnlargement: true } as const;
}

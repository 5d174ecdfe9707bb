import pLimit from 'p-limit';
import type { Metadata, Raw } from 'sharp';
import { PictureMaker, type MadePicture, type PictureFault, type PictureSize } from '../../application/upload/ports.js';
import { decodedBytes, MAX_DECODED_BYTES, type PictureHead } from '../../domain/upload/decoded-size.js';
import type { FileType } from '../../domain/upload/file-type.js';
import { MAX_PICTURE_WIDTH, MAX_PIXELS, PICTURE_WIDTHS } from '../../domain/upload/upload-address.js';
import { Limiter } from './limiter.js';

type Sharp = (typeof import('sharp'))['default'];

/** Pictures made at once in a process, and those that may wait for it: each takes up to `MAX_DECODED_BYTES` while it is decoded. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 8;

/** A picture is at most this many times as high as it is wide: WebP allows 16,383 pixels a side. */
const MAX_HEIGHT_TO_WIDTH = 4;

interface Turn {
  /** Upside down, before it is turned. */
  readonly flip: boolean;
  /** Clockwise, in degrees. */
  readonly angle: number;
}

const UPRIGHT: Turn = { flip: false, angle: 0 };

/** What sets a picture upright, by its EXIF orientation; any other is upright. */
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

/** Effort 2 takes half the time of the encoder's default and 3 % more bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
const AVIF = { quality: 50, effort: 2 } as const;

/** Decodes and encodes with libvips, which is loaded when the first picture comes. */
export class SharpPictures extends PictureMaker {
  readonly #limiter = new Limiter(MAX_AT_ONCE, MAX_WAITING);
  /** Of those that are held whole, one at a time. */
  readonly #oneByOne = pLimit(1);

  override make(bytes: Uint8Array, type: FileType): Promise<MadePicture | PictureFault> {
    return this.#limiter.pass(async () => {
      const sharp = await loadSharp();
      const head = await metadataOf(sharp, bytes);
      if (head === null || `image/${head.format}` !== type) return 'unreadable';
      if (head.width * head.height > MAX_PIXELS) return 'too many pixels';
      const known = headOf(head);
      if (decodedBytes(known) > MAX_DECODED_BYTES) return 'too many bytes';
      const make = () => allSizes(sharp, bytes, head.orientation ?? 1);
      const sizes = await (known.isHeldWhole ? this.#oneByOne(make) : make());
      return sizes === null ? 'unreadable' : { width: head.autoOrient.width, height: head.autoOrient.height, sizes };
    });
  }

  override toAvif(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#limiter.pass(async () => (await loadSharp())(bytes).avif(AVIF).toBuffer());
  }
}

/** Bytes of one channel of one pixel, as libvips reads it; whatever else it may say is larger. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const MAX_SAMPLE_BYTES = 8;

function headOf({ width, height, channels, depth, format, isProgressive, pages = 1 }: Metadata): PictureHead {
  const bytesPerSample = SAMPLE_BYTES[depth] ?? MAX_SAMPLE_BYTES;
  // Those of 16 bits are measured to take as much as what comes in passes.
  const isHeldWhole = isProgressive || format === 'gif' || pages > 1 || bytesPerSample > 1;
  return { width, height, channels, bytesPerSample, isHeldWhole };
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread a picture, as several are made at once; and nothing is decoded twice, so that a cache would only fill
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

/** Null where the bytes break off or are damaged. */
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
 * The pixels of the largest size, upright. Made smaller first and turned then: turned first, all pixels of a photo
 * would stand in memory, and not only some rows.
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

/** Gives memory back at once: the collector sees a small object and would wait until many photos' pixels lie about. */
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

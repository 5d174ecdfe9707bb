import { describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import type { MadePicture, PictureFault } from '../../../application/upload/ports.js';
import type { FileType } from '../../../domain/upload/file-type.js';
import { FilesUnavailable } from '../../../infrastructure/files/files-unavailable.js';
import { SharpPictures } from '../../../infrastructure/files/sharp-pictures.js';
import { Limiter } from '../../../infrastructure/files/limiter.js';

const pictures = new SharpPictures();

async function made(picture: Sharp, type: FileType = 'image/jpeg'): Promise<MadePicture> {
  const result: MadePicture | PictureFault = await pictures.make(await picture.toBuffer(), type);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** Four corners of different colors show whether the image was rotated or mirrored. */
const CORNERS = { nw: '#c02020', ne: '#20c020', sw: '#2020c0', se: '#c0c020' } as const;

function corners(): Sharp {
  const corner = (background: string, left: number, top: number) => ({
    input: { create: { width: 30, height: 20, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#000' } }).composite([
    corner(CORNERS.nw, 0, 0),
    corner(CORNERS.ne, 30, 0),
    corner(CORNERS.sw, 0, 20),
    corner(CORNERS.se, 30, 20),
  ]);
}

/** Returns the image's size and its colors on a coarse grid. */
async function look(picture: Sharp | Uint8Array): Promise<{ size: string; colours: string[] }> {
  const bytes = picture instanceof Uint8Array ? picture : await picture.png().toBuffer();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(offset, offset + 3)].map((value) => (value > 110 ? 'X' : '.')).join('');
  };
  return {
    size: `${info.width}x${info.height}`,
    colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
  };
}

describe('processing a photo', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns it upright for the EXIF orientation %i', async (orientation) => {
    const bytes = await corners().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const expected = await look(sharp(bytes).autoOrient());
    expect(new Set(expected.colours).size).toBe(4);
    const { sizes, ...upright } = await made(sharp(bytes).keepMetadata());
    expect(await look(sizes.at(-1)?.bytes ?? new Uint8Array())).toEqual(expected);
    expect(`${upright.width}x${upright.height}`).toBe(expected.size);
  });

  it('makes three sizes, none larger than the original', async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888' } }).jpeg();
    const sizesOf = async (width: number, height: number) =>
      (await made(plain(width, height))).sizes.map((size) => `${size.width}x${size.height}`);
    expect(await sizesOf(2400, 1600)).toEqual(['400x267', '800x533', '1200x800']);
    expect(await sizesOf(600, 400)).toEqual(['400x267', '600x400', '600x400']);
    expect(await sizesOf(1, 1)).toEqual(['1x1', '1x1', '1x1']);
    // The height of a strip is limited, because WebP supports at most 16,383 pixels.
    expect(await sizesOf(100, 20_000)).toEqual(['8x1600', '16x3200', '24x4800']);
  });

  it.each([
    ['grey', (): Sharp => corners().greyscale().jpeg(), 'image/jpeg'],
    ['with 16 bits', (): Sharp => corners().toColourspace('rgb16').png(), 'image/png'],
    ['in CMYK', (): Sharp => corners().toColourspace('cmyk').jpeg(), 'image/jpeg'],
    ['with a palette', (): Sharp => corners().png({ palette: true, colours: 8 }), 'image/png'],
    ['interlaced', (): Sharp => corners().png({ progressive: true }), 'image/png'],
  ] as const)('accepts %s', async (_, picture, type) => {
    const { sizes } = await made(picture(), type);
    const { format, width, space } = await sharp(sizes[0]?.bytes).metadata();
    expect({ format, width, space }).toEqual({ format: 'webp', width: 60, space: 'srgb' });
  });

  it('keeps transparency', async () => {
    const glass = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } });
    const { sizes } = await made(glass.png(), 'image/png');
    expect((await sharp(sizes[0]?.bytes).stats()).isOpaque).toBe(false);
  });

  it("rejects bytes of another type, incomplete bytes, and bytes that aren't an image", async () => {
    const jpeg = await corners().resize(900, 600).jpeg().toBuffer();
    expect(await pictures.make(jpeg, 'image/png')).toBe('unreadable');
    expect(await pictures.make(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg')).toBe('unreadable');
    expect(await pictures.make(Buffer.from('\xFF\xD8\xFF', 'latin1'), 'image/jpeg')).toBe('unreadable');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const type of ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const)
      expect(await pictures.make(svg, type)).toBe('unreadable');
  });

  it('accepts 24 megapixels and not one more', async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer();
    expect(await pictures.make(await plain(6000, 4001), 'image/jpeg')).toBe('too many pixels');
    expect(await pictures.make(await plain(6000, 4000), 'image/jpeg')).toMatchObject({ width: 6000, height: 4000 });
  });
});

describe('the decoded size of a photo', () => {
  const sized = (width: number, height: number) => ({
    create: { width, height, channels: 3 as const, background: '#888' },
  });

  it('is limited in bytes, including everything that must be decoded as a whole', async () => {
    const cases: [string, Sharp, FileType, 'made' | PictureFault][] = [
      ['16 bits, 7 MP', sharp(sized(2700, 2600)).toColourspace('rgb16').png(), 'image/png', 'made'],
      ['16 bits, 9 MP', sharp(sized(3000, 3000)).toColourspace('rgb16').png(), 'image/png', 'too many bytes'],
      ['interlaced, 9 MP', sharp(sized(3000, 3000)).png({ progressive: true }), 'image/png', 'made'],
      ['interlaced, 17 MP', sharp(sized(4200, 4000)).png({ progressive: true }), 'image/png', 'too many bytes'],
      [
        'interlaced with 16 bits, 9 MP',
        sharp(sized(3000, 3000)).toColourspace('rgb16').png({ progressive: true }),
        'image/png',
        'too many bytes',
      ],
      ['progressive, 17 MP', sharp(sized(4200, 4000)).jpeg({ progressive: true }), 'image/jpeg', 'too many bytes'],
      ['row by row, 17 MP', sharp(sized(4200, 4000)).jpeg(), 'image/jpeg', 'made'],
      ['moving, 13 MP', sharp(sized(3700, 3600)).gif(), 'image/gif', 'too many bytes'],
    ];
    for (const [name, picture, type, expected] of cases) {
      const result = await pictures.make(await picture.toBuffer(), type);
      expect([name, typeof result === 'string' ? result : 'made']).toEqual([name, expected]);
    }
  });
});

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('Limiter', () => {
  it('runs a few tasks at a time, in order, and throws when the queue is full', async () => {
    const limiter = new Limiter(2, 3);
    const open: (() => void)[] = [];
    const log: string[] = [];
    const pass = (name: string) =>
      limiter.pass(async () => {
        log.push(name);
        await new Promise<void>((resolve) => open.push(resolve));
        if (name === 'b') throw new Error('b failed');
        return name;
      });
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((name) => pass(name).catch((error: Error) => error.message));
    await expect(pass('f')).rejects.toThrow(FilesUnavailable);
    expect(log).toEqual(['a', 'b']);
    for (let n = 0; n < 5; n += 1) {
      open[n]?.();
      await waiting[n];
      // A finished task lets the next one start.
      await aTurn();
    }
    expect(await Promise.all(waiting)).toEqual(['a', 'b failed', 'c', 'd', 'e']);
    expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
    const again = pass('g');
    await aTurn();
    open.at(-1)?.();
    expect(await again).toBe('g');
  });
});

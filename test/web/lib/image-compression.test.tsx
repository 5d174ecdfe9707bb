import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import {
  COMPRESSIONS,
  compressImage,
  fittingSize,
  isPhotoType,
  qualities,
} from '../../../web/lib/pictures/image-compression.js';
import { PhotoPicker } from '../../../web/ui/form/photo/photo-picker.js';
import '../support/patience.js';

/** Fakes for jsdom, which decodes no pictures and has no canvas. */
interface Browser {
  /** Size of the decoded picture; null if the file is no picture. */
  picture: { readonly width: number; readonly height: number } | null;
  hasCanvas: boolean;
  /** Size of the JPEG in bytes, by its quality. */
  bytesAt: (quality: number) => number;
  qualities: number[];
  sizes: string[];
}

let browser: Browser;
const before = { Image: globalThis.Image, canvas: { ...methodsOf(HTMLCanvasElement.prototype) } };

beforeEach(() => {
  const current: Browser = {
    picture: { width: 2400, height: 1600 },
    hasCanvas: true,
    bytesAt: () => 100_000,
    qualities: [],
    sizes: [],
  };
  browser = current;
  globalThis.Image = class {
    onload?: () => void;
    onerror?: () => void;
    naturalWidth = 0;
    naturalHeight = 0;
    set src(_: string) {
      this.naturalWidth = current.picture?.width ?? 0;
      this.naturalHeight = current.picture?.height ?? 0;
      queueMicrotask(() => (current.picture === null ? this.onerror?.() : this.onload?.()));
    }
  } as unknown as typeof Image;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      const { width, height } = this;
      const draw = () => current.sizes.push(`${width}x${height}`);
      return current.hasCanvas ? { fillRect: () => undefined, drawImage: draw } : null;
    },
    toBlob(done: (blob: Blob) => void, type: string, quality: number) {
      current.qualities.push(quality);
      done(new Blob([new Uint8Array(current.bytesAt(quality))], { type }));
    },
  });
});

afterEach(() => {
  cleanup();
  globalThis.Image = before.Image;
  Object.assign(HTMLCanvasElement.prototype, before.canvas);
});

function methodsOf({ getContext, toBlob }: HTMLCanvasElement) {
  return { getContext, toBlob };
}

const aFile = (size: number, name = 'rex.png', type = 'image/png') => new File([new Uint8Array(size)], name, { type });

describe('Compressing a picture', () => {
  it('compression has a size, weight, and qualities for each kind of picture', () => {
    expect(COMPRESSIONS).toMatchObject({
      default: { maxSide: 800, maxKB: 400, startQuality: 0.8, minQuality: 0.1, step: 0.1 },
      small: { maxSide: 400, maxKB: 300, startQuality: 0.8 },
      business: { maxSide: 1200, maxKB: 500, startQuality: 0.85 },
      pet: { maxSide: 800, maxKB: 400 },
    });
    expect(qualities(COMPRESSIONS.default)).toEqual([0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
    expect(qualities(COMPRESSIONS.business)).toEqual([0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.1]);
  });

  it('compression limits the longest side of a picture and never enlarges it', () => {
    expect(fittingSize(2400, 1600, 800)).toEqual({ width: 800, height: 533 });
    expect(fittingSize(1600, 2400, 800)).toEqual({ width: 533, height: 800 });
    expect(fittingSize(300, 200, 800)).toEqual({ width: 300, height: 200 });
    expect(fittingSize(9000, 1, 400)).toEqual({ width: 400, height: 1 });
  });

  it('compression lowers the quality until the file is small enough and returns a JPEG', async () => {
    browser.bytesAt = (quality) => quality * 1_000_000;
    const compressed = await compressImage(aFile(3_000_000), COMPRESSIONS.default);
    expect([compressed.name, compressed.type, compressed.size]).toEqual(['rex.jpg', 'image/jpeg', 400_000]);
    expect(browser.qualities).toEqual([0.8, 0.7, 0.6, 0.5, 0.4]);
    expect(browser.sizes).toEqual(['800x533']);
  });

  it('compression stops at the lowest quality even if the file is still too large', async () => {
    browser.bytesAt = () => 900_000;
    expect((await compressImage(aFile(3_000_000), COMPRESSIONS.small)).size).toBe(900_000);
    expect(browser.qualities.at(-1)).toBe(0.1);
  });

  it('compression leaves a small picture unchanged', async () => {
    browser.picture = { width: 300, height: 200 };
    const file = aFile(20_000);
    expect(await compressImage(file, COMPRESSIONS.default)).toBe(file);
  });

  it('compression reports which step failed: decoding or drawing', async () => {
    const failure = () => compressImage(aFile(10), COMPRESSIONS.default).catch((error: Error) => error.message);
    browser.hasCanvas = false;
    expect(await failure()).toBe('Unable to create canvas context');
    browser.picture = null;
    expect(await failure()).toBe('Failed to load image');
  });

  it('accepts pictures of any type except SVG', () => {
    expect(
      ['image/heic', 'image/bmp', 'image/png', 'image/svg+xml', 'application/pdf', ''].filter(isPhotoType),
    ).toEqual(['image/heic', 'image/bmp', 'image/png']);
  });
});

describe('Choosing a photo', () => {
  const KEPT: UploadedFile = {
    url: '/uploads/a.webp',
    width: 1,
    height: 1,
    bytes: 1,
    warnings: null,
    contentType: 'image/webp',
  };

  /** Renders a picker and chooses a file; `finish` ends the upload. */
  function choose(file: File, props: Partial<Parameters<typeof PhotoPicker>[0]> = {}) {
    const seen = { uploads: [] as File[], urls: [] as string[] };
    let finish: (result: UploadedFile | Error) => void = () => undefined;
    let progress: (share: number) => void = () => undefined;
    render(
      <PhotoPicker
        label="Add photo"
        preview={null}
        kind="review_photo"
        compression="business"
        upload={(sent, onProgress) => {
          seen.uploads.push(sent);
          progress = onProgress;
          return new Promise((resolve, reject) => {
            finish = (result) => (result instanceof Error ? reject(result) : resolve(result));
          });
        }}
        onUploaded={({ url }) => seen.urls.push(url)}
        {...props}
      />,
    );
    fireEvent.change(screen.getByLabelText('Add photo'), { target: { files: [file] } });
    return {
      seen,
      finish: (result: UploadedFile | Error) => act(() => finish(result)),
      progress: (share: number) => act(() => progress(share)),
    };
  }

  it('compresses a chosen photo, uploads it with a progress bar, and reports its URL', async () => {
    const { seen, finish, progress } = choose(aFile(3_000_000));
    expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toHaveAttribute(
      'aria-valuetext',
      'Compressing photo…',
    );
    await waitFor(() => expect(seen.uploads).toHaveLength(1));
    expect([seen.uploads[0]?.name, seen.uploads[0]?.size]).toEqual(['rex.jpg', 100_000]);
    expect(screen.getByLabelText('Add photo')).toBeDisabled();
    progress(0.42);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
    finish(KEPT);
    await waitFor(() => expect(seen.urls).toEqual(['/uploads/a.webp']));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText('Add photo')).toBeEnabled();
  });

  it('uploads the original photo if it cannot be compressed', async () => {
    browser.hasCanvas = false;
    const file = aFile(600_000);
    const { seen } = choose(file);
    await waitFor(() => expect(seen.uploads).toEqual([file]));
  });

  it.each([
    ['rex.svg', 'image/svg+xml', 10, 'Please select an image file (JPEG, PNG, GIF, WebP)'],
    ['rex.heic', 'image/heic', 10, 'Please select an image file (JPEG, PNG, GIF, WebP)'],
    ['rex.jpg', 'image/png', 10, 'File type mismatch. Please ensure the file extension matches the file content.'],
    ['rex.js.png', 'image/png', 10, 'File name contains suspicious content. Please rename the file.'],
    ['rex.png', 'image/png', 800 * 1024, 'File size must be less than 700KB. Your file is 800KB.'],
  ])('a photo that breaks a rule shows the rule and is not uploaded (%s, %s)', async (name, type, size, message) => {
    browser.hasCanvas = false;
    const { seen } = choose(aFile(size, name, type));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Add photo')).toHaveAccessibleDescription(message);
    expect(seen.uploads).toEqual([]);
  });

  it('accepts any picture type with `anyImage`, because it uploads a JPEG', async () => {
    const { seen } = choose(aFile(900_000, 'rex.heic', 'image/heic'), { kind: 'profile_photo', anyImage: true });
    await waitFor(() => expect(seen.uploads).toHaveLength(1));
    expect(seen.uploads[0]?.name).toBe('rex.jpg');
  });

  it('a refused upload shows the server’s message and lets the user choose another photo', async () => {
    const { seen, finish } = choose(aFile(1000));
    await waitFor(() => expect(seen.uploads).toHaveLength(1));
    finish(new Error('Too many requests. Please try again in a moment.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    expect(seen.urls).toEqual([]);
    expect(screen.getByLabelText('Add photo')).toBeEnabled();
  });
});

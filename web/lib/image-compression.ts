import { fileTypeOf, isImage } from '../../interfaces/contract/upload/upload.js';

/** How small a picture is made before it is sent: as JPEG, in steps of quality until it fits. */
export interface Compression {
  /** Longest side, in pixels. */
  readonly maxSide: number;
  /** In KB of 1024 bytes. */
  readonly maxKB: number;
  /** Of JPEG, 0 to 1: the first that is tried, the last, and how much less each time. */
  readonly startQuality: number;
  readonly minQuality: number;
  readonly step: number;
}

const USUAL = { startQuality: 0.8, minQuality: 0.1, step: 0.1 } as const;

/** How small each kind of picture is made, product decisions: what nothing better is known of, small faces, a business's photos, a pet's. */
export const COMPRESSIONS = {
  default: { ...USUAL, maxSide: 800, maxKB: 400 },
  small: { ...USUAL, maxSide: 400, maxKB: 300 },
  business: { ...USUAL, startQuality: 0.85, maxSide: 1200, maxKB: 500 },
  pet: { ...USUAL, maxSide: 800, maxKB: 400 },
} as const satisfies Readonly<Record<string, Compression>>;

export type CompressionKind = keyof typeof COMPRESSIONS;

/** The size of a picture whose longest side is `maxSide` at most; never larger than it is. */
export function fittingSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The qualities to try, the best first. */
export function qualities({ startQuality, minQuality, step }: Compression): number[] {
  // In whole hundredths, as 0.8 - 0.1 - 0.1 is not 0.6.
  const [start, min, less] = [startQuality, minQuality, step].map((each) => Math.round(each * 100)) as [
    number,
    number,
    number,
  ];
  const tried: number[] = [];
  for (let quality = start; quality > min; quality -= less) tried.push(quality / 100);
  return [...tried, min / 100];
}

/**
 * The picture as a JPEG that is as small as asked, or as near to it as the lowest quality comes; a JPEG that would get no
 * smaller is answered as it is. Fails with 'Failed to read file', 'Failed to load image' or 'Unable to create canvas
 * context'; the caller then sends the file as it is.
 */
export async function compressImage(file: File, compression: Compression): Promise<File> {
  const image = await loadImage(await readAsDataUrl(file));
  const canvas = drawn(image, compression.maxSide);
  let smallest: Blob | null = null;
  for (const quality of qualities(compression)) {
    smallest = await asJpeg(canvas, quality);
    if (smallest.size <= compression.maxKB * 1024) break;
  }
  if (smallest === null) throw new Error('Failed to load image');
  const shrank = smallest.size < file.size || canvas.width < image.naturalWidth;
  const isKept = !shrank && fileTypeOf(file.type) !== null && file.size <= compression.maxKB * 1024;
  return isKept
    ? file
    : new File([smallest], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
}

/** True for what a browser may be able to decode and should draw; an SVG is never one. */
export function isPhotoType(type: string): boolean {
  const known = fileTypeOf(type);
  return known === null ? /^image\/(?!svg)/i.test(type) : isImage(known);
}

/** The file's content as a data URL; for a preview too. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('Failed to read file'));
    reader.readAsDataURL(file);
  });
}

function loadImage(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('Failed to load image'));
    image.src = source;
  });
}

/** The browser turns it upright by itself; what was transparent is white, as JPEG knows no transparency. */
function drawn(image: HTMLImageElement, maxSide: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittingSize(image.naturalWidth, image.naturalHeight, maxSide));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Unable to create canvas context');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Failed to load image')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}

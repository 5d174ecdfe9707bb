import { fileTypeOf, isImage } from '../../../interfaces/contract/upload/upload.js';

/** How a picture is compressed before the upload: as JPEG, with decreasing quality until it fits. */
export interface Compression {
  /** Longest side, in pixels. */
  readonly maxSide: number;
  /** In KB (1,024 bytes). */
  readonly maxKB: number;
  /** JPEG quality, 0 to 1: the first, the last, and the step between attempts. */
  readonly startQuality: number;
  readonly minQuality: number;
  readonly step: number;
}

const USUAL = { startQuality: 0.8, minQuality: 0.1, step: 0.1 } as const;

/**
 * Compression by kind of picture, product decisions: the default, small portraits, photos of businesses, and photos of
 * pets.
 */
export const COMPRESSIONS = {
  default: { ...USUAL, maxSide: 800, maxKB: 400 },
  small: { ...USUAL, maxSide: 400, maxKB: 300 },
  business: { ...USUAL, startQuality: 0.85, maxSide: 1200, maxKB: 500 },
  pet: { ...USUAL, maxSide: 800, maxKB: 400 },
} as const satisfies Readonly<Record<string, Compression>>;

export type CompressionKind = keyof typeof COMPRESSIONS;

/** Returns the size of a picture scaled down so that its longest side is at most `maxSide`. Never scales up. */
export function fittingSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the qualities to try, best first. */
export function qualities({ startQuality, minQuality, step }: Compression): number[] {
  // In hundredths, because 0.8 - 0.1 - 0.1 is not 0.6.
  const [start, min, less] = [startQuality, minQuality, step].map((each) => Math.round(each * 100)) as [
    number,
    number,
    number,
  ];
  const found: number[] = [];
  for (let quality = start; quality > min; quality -= less) found.push(quality / 100);
  return [...found, min / 100];
}

/**
 * Returns the picture as a JPEG within the size limit, or as close to it as the lowest quality allows. Returns a JPEG
 * unchanged if it wouldn't become smaller. Rejects with 'Failed to read file', 'Failed to load image', or 'Unable to
 * create canvas context'; the caller then sends the original file.
 */
export async function compressImage(file: File, compression: Compression): Promise<File> {
  const image = await loadImage(await readAsDataUrl(file));
  const canvas = drawOnCanvas(image, compression.maxSide);
  let smallest: Blob | null = null;
  for (const quality of qualities(compression)) {
    smallest = await asJpeg(canvas, quality);
    if (smallest.size <= compression.maxKB * 1024) break;
  }
  if (smallest === null) throw new Error('Failed to load image');
  const shrank = smallest.size < file.size || canvas.width < image.naturalWidth;
  const isOriginalBetter = !shrank && fileTypeOf(file.type) !== null && file.size <= compression.maxKB * 1024;
  return isOriginalBetter
    ? file
    : new File([smallest], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
}

/** Returns whether a browser may be able to decode this type. Always false for SVG. */
export function isPhotoType(type: string): boolean {
  const fileType = fileTypeOf(type);
  return fileType === null ? /^image\/(?!svg)/i.test(type) : isImage(fileType);
}

/** Resolves to the file's content as a data URL. */
function readAsDataUrl(file: Blob): Promise<string> {
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

/** The browser applies the orientation. Transparency becomes white, because JPEG has none. */
function drawOnCanvas(image: HTMLImageElement, maxSide: number): HTMLCanvasElement {
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

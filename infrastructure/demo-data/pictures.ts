import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '../../domain/business/category.js';
import { placeDrawing } from '../../domain/drawing/place-drawing.js';
import { demoPictureAddress } from '../../domain/upload/upload-address.js';
import { PROJECT_ROOT } from '../config/project-root.js';

/** An illustration that serves as a photo in the demo data. */
export interface Picture {
  readonly url: string;
  readonly category: string;
  /** Alternative text. */
  readonly alt: string;
}

/** Returns the illustrations that `pictures.json` lists. A file name ends with the position of the animals. */
export function readPictures(): Picture[] {
  const file = join(PROJECT_ROOT, 'infrastructure/demo-data/pictures/pictures.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { name: string; category: string; alt: string }[];
  return entries.map(({ name, category, alt }) => ({ url: demoPictureAddress(name), category, alt }));
}

interface PicturedPlace {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
}

/**
 * Returns the pictures of a place with a first one that no other place has, so that no list shows a picture twice: one
 * that is not in `taken`, which it then joins, else the drawing of the place.
 */
export function withOwnCover(
  { images, imageAlts, ...place }: PicturedPlace,
  taken?: Set<string>,
): { images: string[]; imageAlts: string[] } {
  if (images.length === 0) return { images: [], imageAlts: [] };
  const free = taken === undefined ? -1 : images.findIndex((image) => !taken.has(image));
  const cover = images[free];
  if (cover === undefined) {
    const rest = [images.slice(1), imageAlts.slice(1)] as const;
    return { images: [placeDrawing(place), ...rest[0]], imageAlts: [`Drawing of pets at ${place.name}`, ...rest[1]] };
  }
  taken?.add(cover);
  const first = <T>(list: readonly T[]): T[] => [...list.slice(free, free + 1), ...list.toSpliced(free, 1)];
  return { images: first(images), imageAlts: first(imageAlts) };
}

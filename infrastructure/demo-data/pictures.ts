import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

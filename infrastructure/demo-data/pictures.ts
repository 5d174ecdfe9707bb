import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPictureAddress } from '../../domain/upload/upload-address.js';
import { PROJECT_ROOT } from '../config/project-root.js';

/** An illustration that the demo data use as a photo. */
export interface Picture {
  readonly url: string;
  readonly category: string;
  /** What can be seen on it, for those who cannot see it. */
  readonly alt: string;
}

/** The illustrations made for the demo data, as `pictures.json` beside them lists them; a name ends with where the animals are. */
export function readPictures(): Picture[] {
  const file = join(PROJECT_ROOT, 'infrastructure/demo-data/pictures/pictures.json');
  const listed = JSON.parse(readFileSync(file, 'utf8')) as { name: string; category: string; alt: string }[];
  return listed.map(({ name, category, alt }) => ({ url: demoPictureAddress(name), category, alt }));
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An illustration that the demo data use as a photo. */
export interface Picture {
  readonly url: string;
  readonly category: string;
  /** What can be seen on it, for those who cannot see it. */
  readonly alt: string;
}

/** The illustrations made for the demo data, as `pictures.json` beside them lists them. */
export function readPictures(): Picture[] {
  const file = join(projectRoot(import.meta.dirname), 'infrastructure/demo-data/pictures/pictures.json');
  const listed = JSON.parse(readFileSync(file, 'utf8')) as { name: string; category: string; alt: string }[];
  return listed.map(({ name, category, alt }) => ({ url: `/uploads/demo/${name}.webp`, category, alt }));
}

/** The folder that holds package.json: the program runs from sources and from dist/ alike. */
function projectRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectRoot(dirname(folder));
}

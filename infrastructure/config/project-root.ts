import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, when run from the sources or from dist/. */
export const PROJECT_ROOT = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json found above the program.');
  return folderOfPackage(parent);
}

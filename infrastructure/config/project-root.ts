import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json: above the sources, and above dist/ as well. */
export const PROJECT_ROOT = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json is missing above the program.');
  return folderOfPackage(parent);
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies the project's files to a folder where they can be changed. Installed and built files are only linked. */
export function copyProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const file of projectFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const name of ['node_modules', 'dist'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name), 'junction');
}

/** Returns the project's current files. */
export function projectFiles(root: string): readonly string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  return files.filter((file) => file !== '' && existsSync(join(root, file)));
}

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FolderBackups } from '../../../infrastructure/backup/backup-store.js';
import { filesOfZip } from '../zip.js';
import type { ReleaseLife } from './release-life.js';
import { DESCRIPTION, readFixture } from './released-migrations.js';

/** Tables that the fixture leaves empty, because every start fills them from npm packages and no other row refers to them. */
export const LOADED_BY_STARTS = ['places', 'postal_codes', 'gazetteer'] as const;

export interface ReleaseFixture extends ReleaseLife {
  readonly version: string;
  readonly lastMigration: string;
  /** The name of the backup. */
  readonly entry: string;
  /** A hash of the statements of each migration of the release, by name. */
  readonly migrations: Readonly<Record<string, string>>;
}

/** Returns the description of the only fixture, and unpacks its backup into `folder` unless that is null. */
export async function openFixture(folder: string | null): Promise<ReleaseFixture & { readonly store: FolderBackups }> {
  const files = await filesOfZip(readFixture());
  for (const [name, bytes] of folder === null ? [] : files) {
    mkdirSync(dirname(join(String(folder), name)), { recursive: true });
    writeFileSync(join(String(folder), name), bytes);
  }
  const described = JSON.parse(String(files.get(DESCRIPTION))) as ReleaseFixture;
  return { ...described, store: new FolderBackups(folder ?? '') };
}

/** Returns a hash of the statements of each migration in a folder, by name. Comments don't count. */
export function migrationHashes(folder: string): Record<string, string> {
  const files = globSync('*.sql', { cwd: folder }).toSorted();
  return Object.fromEntries(files.map((file) => [basename(file, '.sql'), hashOf(join(folder, file))]));
}

function hashOf(file: string): string {
  const statements = readFileSync(file, 'utf8')
    .replaceAll(/^\s*--.*\n/gm, '')
    .trim();
  return createHash('sha256').update(statements).digest('hex');
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadRow } from '../../../application/import/file-ports.js';
import type { ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { importFormatOf } from '../../../domain/import/file-format.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';

export const TAG_TABLE = join(PROJECT_ROOT, 'infrastructure/import/openstreetmap.yaml');

const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-import-'));
let files = 0;

/** Writes a file with a unique name and returns its path. */
export function fileWith(ending: string, content: string | Uint8Array): string {
  const path = join(folder, `${(files += 1)}${ending}`);
  writeFileSync(path, content);
  return path;
}

/** Returns all rows of a file with this content, or the error message if it is unreadable. */
export async function rowsOf(
  ending: string,
  content: string | Uint8Array,
  tagTable = TAG_TABLE,
  mapping: ColumnMapping | null = null,
) {
  const path = fileWith(ending, content);
  const format = importFormatOf(path);
  if (format === null) throw new Error('The test names no known format.');
  const rows: ReadRow[] = [];
  for await (const row of new DiskImportFiles(folder, tagTable).rows({ path, format, mapping }, () => undefined)) {
    if ('fileProblem' in row) return row.fileProblem;
    rows.push(row);
  }
  return rows;
}

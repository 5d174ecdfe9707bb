import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadRow } from '../../../application/import/file-ports.js';
import type { ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { importFormatOf } from '../../../domain/import/file-format.js';
import { MIN_CONFIDENCE } from '../../../domain/import/overture-place.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { ImportFileError } from '../../../infrastructure/import/import-file-error.js';
import { fileRows } from '../../../infrastructure/import/reading/file-rows.js';

export const TAG_TABLE = join(PROJECT_ROOT, 'infrastructure/import/openstreetmap.yaml');

const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-import-'));
let files = 0;

/** Writes a file with a unique name and returns its path. */
export function fileWith(ending: string, content: string | Uint8Array): string {
  const path = join(folder, `${(files += 1)}${ending}`);
  writeFileSync(path, content);
  return path;
}

/** Returns all rows of a file with this content, or the error message if it is unreadable. Reads without a thread. */
export async function rowsOf(
  ending: string,
  content: string | Uint8Array,
  tagTable = TAG_TABLE,
  mapping: ColumnMapping | null = null,
) {
  const path = fileWith(ending, content);
  const format = importFormatOf(path);
  if (format === null) throw new Error('The test names no known format.');
  const order = { file: { path, format, mapping }, maxBytes: Infinity, tagTable, minConfidence: MIN_CONFIDENCE };
  const rows: ReadRow[] = [];
  try {
    for await (const row of fileRows(order, () => undefined)) rows.push(row);
    return rows;
  } catch (error) {
    if (error instanceof ImportFileError) return error.message;
    throw error;
  }
}

import { readFile } from 'node:fs/promises';
import type { SavedMappings } from '../../../application/import/mapping-ports.js';
import type { ImportFile } from '../../../application/import/file-ports.js';
import { columnNames } from '../../../domain/import/columns/column-name.js';
import { isTemplate, mappingWords, withColumns, type ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { csvHeader } from '../../../infrastructure/import/csv/csv-rows.js';
import { ImportFileError } from '../../../infrastructure/import/import-file-error.js';
import { unpackedFile } from '../../../infrastructure/import/unpacked-file.js';
import { ImportMappingText } from '../../contract/import/column-mapping.js';
import { plainMessage } from '../../contract/shared/plain-message.js';

/** How the columns of a file become fields. */
export interface ChosenMapping {
  /** Null if they are those of the template. */
  readonly mapping: ColumnMapping | null;
  /** The source that the last file with these columns had; null if unknown. */
  readonly source: string | null;
  /** Says that a saved mapping is used; null if none is. */
  readonly note: string | null;
}

/** For a file with the columns of the template, or an import that has its own mapping. */
export const NO_MAPPING: ChosenMapping = { mapping: null, source: null, note: null };

/**
 * Returns the mapping in a JSON file, else the saved one of a CSV file with the same columns. Returns the error as a
 * sentence if the JSON file has none.
 */
export async function chosenMapping(
  file: ImportFile,
  mappingPath: string | null,
  mappings: SavedMappings,
): Promise<ChosenMapping | string> {
  const header = file.format === 'csv' ? await headerOf(file) : null;
  if (mappingPath !== null) {
    const given = await mappingIn(mappingPath);
    if (typeof given === 'string') return given;
    return { ...NO_MAPPING, mapping: header === null ? given : withColumns(given, columnNames(header)) };
  }
  if (header === null || isTemplate(header)) return NO_MAPPING;
  const saved = await mappings.ofColumns(columnNames(header));
  if (saved === null) return NO_MAPPING;
  const { mapping, source, usedBy } = saved;
  const ofSource = source === null ? '' : ` The source is ${source}, unless --source names another.`;
  const words = mappingWords(mapping);
  return { mapping, source, note: `Using the saved mapping of these columns (by ${usedBy}): ${words}.${ofSource}` };
}

/** Returns null for a file that can't be read, because its import says why. */
async function headerOf({ path }: ImportFile): Promise<readonly string[] | null> {
  try {
    return await csvHeader(unpackedFile(path, () => undefined));
  } catch (error) {
    if (error instanceof ImportFileError) return null;
    throw error;
  }
}

async function mappingIn(path: string): Promise<ColumnMapping | string> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return `The file ${path} cannot be read.`;
  const { data, error } = ImportMappingText.safeParse(text, { error: plainMessage });
  if (data !== undefined) return data;
  const [issue] = error.issues;
  const where = issue?.path.join('.') ?? '';
  return `The mapping in ${path} is invalid: ${where === '' ? '' : `${where}: `}${issue?.message ?? ''}`;
}

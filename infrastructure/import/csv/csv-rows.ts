import { unguardedCell } from '../../../application/shared/csv.js';
import type { ReadRow } from '../../../application/import/file-ports.js';
import { ImportFileError } from '../import-file-error.js';
import { TEMPLATE_NEEDS, type ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { csvRecords, type Cells } from './csv-records.js';
import { splitTexts } from './joined-texts.js';
import { rowMapper } from './mapped-row.js';
import { rowCount } from '../row-count.js';

const LISTS = new Set(['petPerks', 'highlightedPerks']);
const NUMBERS = new Set(['latitude', 'longitude']);

type RowReader = (line: number, cells: Cells) => ReadRow;

/**
 * Yields the rows of a CSV file (RFC 4180, or with semicolons or tabs), whose first line names the columns: those of the
 * template, or those of a mapping. An unreadable record loses only its first line: the text after an unclosed quote is
 * read as more rows.
 */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  count = rowCount(),
  mapping: ColumnMapping | null = null,
): AsyncGenerator<ReadRow> {
  let width = 0;
  let rowOf: RowReader | null = null;
  for await (const { line, cells, problem } of csvRecords(bytes)) {
    if (rowOf === null) {
      const names = columnsOf(cells);
      width = names.length;
      rowOf = mapping === null ? templateReader(names) : mappedReader(mapping, names);
      continue;
    }
    count();
    if (cells === null) yield { line, problem };
    else if (cells.length > width) yield { line, problem: tooMany(cells.length, width) };
    else yield rowOf(line, cells);
  }
  if (rowOf === null) throw new ImportFileError(EMPTY);
}

const EMPTY = 'The file is empty. Its first line must name the columns.';

/** Returns the cells of the first line. Throws ImportFileError if it can't be read. */
export async function csvHeader(bytes: AsyncIterable<Uint8Array>): Promise<Cells> {
  for await (const { cells } of csvRecords(bytes)) return columnsOf(cells);
  throw new ImportFileError(EMPTY);
}

const tooMany = (cells: number, columns: number) =>
  `There are ${cells} cells for ${columns} columns. Put text with commas, semicolons, tabs, or quotes in quotes.`;

function columnsOf(cells: Cells | null): Cells {
  const names = (cells ?? []).map((cell) => cell.trim());
  if (names.some((name) => name.includes('\0'))) {
    throw new ImportFileError('The first line contains NUL characters. Please save the file as CSV in UTF-8.');
  }
  return names;
}

function templateReader(names: Cells): RowReader {
  const missing = TEMPLATE_NEEDS.filter((name) => !names.includes(name));
  if (missing.length === 0) return (line, cells) => ({ line, values: valuesOf(names, cells) });
  throw new ImportFileError(
    `The first line must name the columns, as in the template. Missing: ${missing.join(', ')}.`,
  );
}

function mappedReader(mapping: ColumnMapping, names: Cells): RowReader {
  const rowOf = rowMapper(mapping, names);
  return (line, cells) => rowOf(line, cells.map(unguardedCell));
}

function valuesOf(columns: Cells, cells: Cells): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  // A file may have far more columns than a row has cells.
  cells.forEach((cell, index) => {
    const column = columns[index];
    const text = unguardedCell(cell);
    if (column !== undefined && text.trim() !== '') values[column] = valueOf(column, text);
  });
  return values;
}

function valueOf(column: string, text: string): unknown {
  if (LISTS.has(column)) return splitTexts(text);
  // Text that isn't a number stays text, which the rules refuse.
  return NUMBERS.has(column) && Number.isFinite(Number(text)) ? Number(text) : text;
}

import { parse } from 'csv-parse/sync';
import { unguardedCell } from '../../../application/shared/csv.js';
import type { ReadRow } from '../../../application/import/file-ports.js';
import { ImportFileError } from '../import-file-error.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { delimiterOf, type Delimiter } from '../../../domain/import/columns/delimiter.js';
import { TEMPLATE_NEEDS, type ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { MAX_ROW_BYTES } from '../../../domain/import/file-format.js';
import { boundedLines, type TextLine } from '../text/bounded-lines.js';
import { splitTexts } from './joined-texts.js';
import { rowMapper } from './mapped-row.js';
import { rowCount } from '../row-count.js';
import { BROKEN_BYTES } from '../text/utf8-text.js';

const LISTS = new Set(['petPerks', 'highlightedPerks']);
const NUMBERS = new Set(['latitude', 'longitude']);
/** Maximum line breaks in a record: more than all texts of a listing may contain. */
const MAX_LINES = 2 * BUSINESS_LIMITS.description;

type Cells = readonly string[];

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
  for await (const { line, cells, problem } of records(bytes)) {
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
  for await (const { cells } of records(bytes)) return columnsOf(cells);
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
  columns.forEach((column, index) => {
    const text = unguardedCell(cells[index] ?? '');
    if (text.trim() !== '') values[column] = valueOf(column, text);
  });
  return values;
}

function valueOf(column: string, text: string): unknown {
  if (LISTS.has(column)) return splitTexts(text);
  // Text that isn't a number stays text, which the rules refuse.
  return NUMBERS.has(column) && Number.isFinite(Number(text)) ? Number(text) : text;
}

interface CsvRecord {
  readonly line: number;
  readonly cells: Cells | null;
  readonly problem: string;
}

async function* records(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const lines = boundedLines(bytes, MAX_ROW_BYTES);
  let waiting: TextLine[] = [];
  let isOpen = true;
  let delimiter: Delimiter | null = null;
  // The first record tells the delimiter of all.
  const parse = (read: readonly TextLine[], text: string): CsvRecord | null => {
    if (text.trim() === '') return null;
    delimiter ??= delimiterOf(text);
    return parsed(read, text, delimiter);
  };
  while (isOpen || waiting.length > 0) {
    const read = await recordFrom(waiting, lines, parse);
    isOpen &&= !read.isEnd;
    waiting = read.rest;
    if (read.record !== null) yield read.record;
  }
}

interface ReadRecord {
  /** Null for an empty line and at the end. */
  readonly record: CsvRecord | null;
  readonly rest: TextLine[];
  readonly isEnd: boolean;
}

/** Returns the next record, and the lines that were read ahead but don't belong to it. */
async function recordFrom(
  waiting: TextLine[],
  lines: AsyncGenerator<TextLine>,
  parse: (read: readonly TextLine[], text: string) => CsvRecord | null,
): Promise<ReadRecord> {
  const read: TextLine[] = [];
  let text = '';
  let isOpen = false;
  let isEnd = false;
  let next = 0;
  while (text.length <= MAX_ROW_BYTES && read.length < MAX_LINES) {
    const line = next < waiting.length ? waiting[next++] : await lineOf(lines);
    if (line === undefined) {
      isEnd = true;
      break;
    }
    if (line.text === null && read.length > 0) {
      read.push(line);
      break;
    }
    read.push(line);
    if (line.text === null) return whole(read, waiting.slice(next), failed(line, LONG));
    text += read.length === 1 ? line.text : `\n${line.text}`;
    if (hasOddQuotes(line.text)) isOpen = !isOpen;
    if (!isOpen) return whole(read, waiting.slice(next), parse(read, text));
  }
  const [first] = read;
  if (first === undefined) return { record: null, rest: [], isEnd };
  const record = failed(first, 'A quote is never closed.');
  return { record, rest: [...read.slice(1), ...waiting.slice(next)], isEnd };
}

const LONG = `The line is longer than ${MAX_ROW_BYTES / 1024 / 1024} MB.`;

async function lineOf(lines: AsyncGenerator<TextLine>): Promise<TextLine | undefined> {
  const next = await lines.next();
  return next.done === true ? undefined : next.value;
}

const failed = ({ number }: TextLine, problem: string): CsvRecord => ({ line: number, cells: null, problem });

/** Returns a complete record. Of an unreadable one, only its first line is lost. */
function whole(read: readonly TextLine[], rest: TextLine[], record: CsvRecord | null): ReadRecord {
  const isBroken = record?.cells === null && read.length > 1;
  return { record, rest: isBroken ? [...read.slice(1), ...rest] : rest, isEnd: false };
}

/** Whether a quote is left open. */
function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

function parsed(read: readonly TextLine[], text: string, delimiter: Delimiter): CsvRecord {
  const first = read[0] as TextLine;
  const plain = text.endsWith('\r') ? text.slice(0, -1) : text;
  try {
    return { line: first.number, cells: cellsOf(plain, delimiter), problem: '' };
  } catch {
    return failed(first, 'The quotes do not match. A quote inside text must be doubled.');
  }
}

/** A line without quotes needs no library, which takes longer to start than to read a line. */
const isPlain = (text: string): boolean => !text.includes('"') && text.isWellFormed();

/** The library reads bytes, which can't contain half a surrogate pair. An unused character replaces it temporarily. */
function cellsOf(text: string, delimiter: Delimiter): Cells {
  if (isPlain(text)) return text.split(delimiter);
  const options = { delimiter, record_delimiter: ['\n', '\r\n'], relax_column_count: true, trim: false };
  const read = (plain: string): Cells => parse(plain, options)[0] ?? [];
  if (text.isWellFormed()) return read(text);
  let code = 0xe000;
  while (text.includes(String.fromCharCode(code))) code += 1;
  const sign = String.fromCharCode(code);
  return read(text.replaceAll(BROKEN_BYTES, sign)).map((cell) => cell.replaceAll(sign, BROKEN_BYTES));
}

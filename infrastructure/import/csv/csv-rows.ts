import { parse } from 'csv-parse/sync';
import { unguardedCell } from '../../../application/shared/csv.js';
import { ImportFileError, type ReadRow } from '../../../application/import/ports.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { MAX_ROW_BYTES } from '../../../domain/import/file-format.js';
import { boundedLines, type TextLine } from '../text/bounded-lines.js';
import { splitTexts } from './joined-texts.js';
import { rowCount } from '../row-count.js';
import { BROKEN_BYTES } from '../text/utf8-text.js';

/** Columns that a row cannot be taken without. */
const NEEDED = ['externalId', 'name', 'category'];
const LISTS = new Set(['petPerks', 'highlightedPerks']);
const NUMBERS = new Set(['latitude', 'longitude']);
/** Breaks of lines in the cells of a record: more than all texts of a listing may have. */
const MAX_LINES = 2 * BUSINESS_LIMITS.description;

type Cells = readonly string[];

/**
 * The rows of a CSV file (RFC 4180), whose first line names the columns. A record that cannot be read costs its first line alone: what
 * stands behind a quote that is never closed is read as further rows.
 */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  tell: (end: number) => void,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  let columns: Cells | null = null;
  for await (const { line, cells, problem, end } of records(bytes)) {
    tell(end);
    if (columns === null) {
      columns = columnsOf(cells);
      continue;
    }
    count();
    if (cells === null) yield { line, problem };
    else if (cells.length > columns.length) yield { line, problem: tooMany(cells.length, columns.length) };
    else yield { line, values: valuesOf(columns, cells) };
  }
  if (columns === null) throw new ImportFileError('The file is empty. Its first line must name the columns.');
}

const tooMany = (cells: number, columns: number) =>
  `There are ${cells} cells for ${columns} columns; a text with commas or quotes must stand in quotes.`;

function columnsOf(cells: Cells | null): Cells {
  const names = (cells ?? []).map((cell) => cell.trim());
  if (names.some((name) => name.includes('\0'))) {
    throw new ImportFileError('The first line holds NUL characters. Please save the file as CSV in UTF-8.');
  }
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  throw new ImportFileError(
    `The first line must name the columns, as the template does. Missing: ${missing.join(', ')}.`,
  );
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
  // What is no number stays a text, which the rules refuse.
  return NUMBERS.has(column) && Number.isFinite(Number(text)) ? Number(text) : text;
}

interface CsvRecord {
  readonly line: number;
  readonly cells: Cells | null;
  readonly problem: string;
  readonly end: number;
}

async function* records(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const lines = boundedLines(bytes, MAX_ROW_BYTES);
  let waiting: TextLine[] = [];
  let isOpen = true;
  while (isOpen || waiting.length > 0) {
    const taken = await recordFrom(waiting, lines);
    isOpen &&= !taken.isEnd;
    waiting = taken.rest;
    if (taken.record !== null) yield taken.record;
  }
}

interface Taken {
  /** Null for an empty line and at the end. */
  readonly record: CsvRecord | null;
  readonly rest: TextLine[];
  readonly isEnd: boolean;
}

/** The next record, and lines that were read ahead for it and are not its own. */
async function recordFrom(waiting: TextLine[], lines: AsyncGenerator<TextLine>): Promise<Taken> {
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
    if (!isOpen) return whole(read, waiting.slice(next), parsed(read, text));
  }
  const [first] = read;
  if (first === undefined) return { record: null, rest: [], isEnd };
  const record = failed(first, 'A quote is opened and never closed.');
  return { record, rest: [...read.slice(1), ...waiting.slice(next)], isEnd };
}

const LONG = `The line is longer than ${MAX_ROW_BYTES / 1024 / 1024} MB.`;

async function lineOf(lines: AsyncGenerator<TextLine>): Promise<TextLine | undefined> {
  const next = await lines.next();
  return next.done === true ? undefined : next.value;
}

const failed = ({ number, end }: TextLine, problem: string): CsvRecord => ({ line: number, cells: null, problem, end });

/** What was read whole; of a record that is none, only its first line is given up. */
function whole(read: readonly TextLine[], rest: TextLine[], record: CsvRecord | null): Taken {
  const isBroken = record?.cells === null && read.length > 1;
  return { record, rest: isBroken ? [...read.slice(1), ...rest] : rest, isEnd: false };
}

/** An even number of quotes closes all that it opens. */
function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

function parsed(read: readonly TextLine[], text: string): CsvRecord | null {
  const first = read[0] as TextLine;
  const end = read.at(-1)?.end ?? 0;
  if (text.trim() === '') return null;
  const plain = text.endsWith('\r') ? text.slice(0, -1) : text;
  try {
    return { line: first.number, cells: cellsOf(plain), problem: '', end };
  } catch {
    return { ...failed(first, 'The quotes in it do not fit: a quote within a text must be doubled.'), end };
  }
}

/** The library reads bytes, in which half a character cannot stand: another sign, one that the text has not, stands for it meanwhile. */
function cellsOf(text: string): Cells {
  const read = (plain: string): Cells =>
    parse(plain, { record_delimiter: ['\n', '\r\n'], relax_column_count: true, trim: false })[0] ?? [];
  if (text.isWellFormed()) return read(text);
  let code = 0xe000;
  while (text.includes(String.fromCharCode(code))) code += 1;
  const sign = String.fromCharCode(code);
  return read(text.replaceAll(BROKEN_BYTES, sign)).map((cell) => cell.replaceAll(sign, BROKEN_BYTES));
}

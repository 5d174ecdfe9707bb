import { parse } from 'csv-parse/sync';
import { delimiterOf, type Delimiter } from '../../../domain/import/columns/delimiter.js';
import { MAX_ROW_KB } from '../../../domain/import/file-format.js';
import { boundedLines, type TextLine } from '../text/bounded-lines.js';
import { BROKEN_BYTES } from '../text/utf8-text.js';

const MAX_ROW_BYTES = MAX_ROW_KB * 1024;

export type Cells = readonly string[];

/** A record, or why it can't be read. */
export interface CsvRecord {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: Cells | null;
  readonly problem: string;
}

/**
 * Yields the records of a CSV file, without empty lines. Of an unreadable record, only the first line is lost: its other
 * lines are read again as records. Reads each line at most three times, and holds one record in memory.
 */
export async function* csvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const reader = new RecordReader();
  for await (const lines of boundedLines(bytes, MAX_ROW_BYTES)) {
    for (const line of lines) yield* reader.take(line);
  }
  yield* reader.end();
}

const LONG = `The row is longer than ${MAX_ROW_KB} KB.`;
const OPEN = 'A quote is never closed.';
const OPEN_OR_LONG = `${LONG} Perhaps a quote in it is never closed.`;

class RecordReader {
  /** The lines of the current record. */
  #lines: TextLine[] = [];
  #size = 0;
  #isOpen = false;
  /** The delimiter of all records, found in the first one. */
  #delimiter: Delimiter | null = null;

  take(line: TextLine): Iterable<CsvRecord> {
    // Skipped early, because a hostile file may consist of empty lines.
    return line.size === 0 && this.#lines.length === 0 ? [] : this.#taken(line);
  }

  *end(): Generator<CsvRecord> {
    while (this.#lines.length > 0) yield* this.#lost(OPEN);
  }

  *#taken(line: TextLine): Generator<CsvRecord> {
    this.#lines.push(line);
    this.#size += line.size + 1;
    if (line.text === null || this.#size > MAX_ROW_BYTES + 1)
      yield* this.#lost(this.#lines.length === 1 ? LONG : OPEN_OR_LONG);
    else {
      if (hasOddQuotes(line.text)) this.#isOpen = !this.#isOpen;
      if (!this.#isOpen) yield* this.#ended();
    }
  }

  *#ended(): Generator<CsvRecord> {
    const text = this.#lines.map((line) => line.text ?? '').join('\n');
    const cells = text.trim() === '' ? [] : this.#cellsOf(text);
    if (cells === null) yield* this.#lost('The quotes do not match. A quote inside text must be doubled.');
    else {
      const [first] = this.#cleared();
      if (first !== undefined && cells.length > 0) yield { line: first.number, cells, problem: '' };
    }
  }

  *#lost(problem: string): Generator<CsvRecord> {
    const [first, ...rest] = this.#cleared();
    if (first !== undefined) yield { line: first.number, cells: null, problem };
    for (const line of rest) yield* this.take(line);
  }

  #cleared(): readonly TextLine[] {
    const lines = this.#lines;
    this.#lines = [];
    this.#size = 0;
    this.#isOpen = false;
    return lines;
  }

  /** Returns null if the quotes don't match. */
  #cellsOf(text: string): Cells | null {
    this.#delimiter ??= delimiterOf(text);
    try {
      return cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, this.#delimiter);
    } catch {
      return null;
    }
  }
}

/** Whether a quote is left open. */
function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

/** A line without quotes is split without the library, which takes longer to start than to read a line. */
const isPlain = (text: string): boolean => !text.includes('"') && text.isWellFormed();

/** Not the second half of a complete pair. */
const BROKEN = new RegExp(BROKEN_BYTES, 'gu');

/** The library reads bytes, which can't contain half a surrogate pair. An unused character replaces it temporarily. */
function cellsOf(text: string, delimiter: Delimiter): Cells {
  if (isPlain(text)) return text.split(delimiter);
  const options = { delimiter, record_delimiter: ['\n', '\r\n'], relax_column_count: true, trim: false };
  const read = (plain: string): Cells => parse(plain, options)[0] ?? [];
  if (text.isWellFormed()) return read(text);
  const used = new Set(text);
  let code = 0xe000;
  while (used.has(String.fromCharCode(code))) code += 1;
  const sign = String.fromCharCode(code);
  return read(text.replaceAll(BROKEN, sign)).map((cell) => cell.replaceAll(sign, BROKEN_BYTES));
}

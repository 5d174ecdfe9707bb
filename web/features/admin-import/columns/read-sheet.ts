import { columnNames, delimiterOf, isTemplate, MAX_COLUMNS } from '../../../../interfaces/contract/import/columns.js';

/** Bytes of a file that are looked at. */
const MAX_READ_BYTES = 64 * 1024;
const MAX_SAMPLES = 3;
/** Rows that samples come from. */
const MAX_ROWS = 100;

/** A column of a file, with different values from its first rows. */
export interface SheetColumn {
  readonly name: string;
  readonly samples: readonly string[];
}

/** The beginning of a CSV file. */
export interface Sheet {
  readonly columns: readonly SheetColumn[];
  /** Whether these are the columns of the template, so that nothing needs to be matched. */
  readonly isTemplate: boolean;
  /** Whether the beginning is valid UTF-8. */
  readonly isUtf8: boolean;
}

const NOT_CSV = 'This isn’t a CSV file. Save your spreadsheet as CSV UTF-8, then choose it again.';
const EMPTY = 'This file is empty. Its first line must name the columns.';
const NO_ROWS = 'This file names columns, but has no rows.';
const LONG_LINE = 'The first line of this file is longer than 64 KB. It must name the columns.';
const DAMAGED = 'This file can’t be unpacked: it’s damaged or incomplete.';

/** Whether the columns of a file can be read here, by its name. The server reads all others as they are. */
export const isReadable = ({ name }: File): boolean => /\.csv(?:\.gz)?$/i.test(name);

/**
 * Returns the columns of a CSV file, packed with gzip or not, from its first 64 KB; or what is wrong with it, as a sentence.
 * Null if this browser can't unpack it.
 */
export async function readSheet(file: File): Promise<Sheet | string | null> {
  const isPacked = await isGzip(file);
  if (isPacked && typeof DecompressionStream === 'undefined') return null;
  const bytes = isPacked
    ? await unpackedStart(file)
    : new Uint8Array(await file.slice(0, MAX_READ_BYTES).arrayBuffer());
  if (bytes === null) return DAMAGED;
  const isCut = isPacked ? bytes.length >= MAX_READ_BYTES : file.size > MAX_READ_BYTES;
  // A cut-off character at the end waits for bytes that never come.
  const text = new TextDecoder().decode(bytes, { stream: true });
  if ([...text.slice(0, MAX_READ_BYTES)].some(isControl)) return NOT_CSV;
  if (text.trim() === '') return EMPTY;
  return sheetOf(text, isCut);
}

/** Whether a character is in no text file. */
function isControl(sign: string): boolean {
  const code = sign.charCodeAt(0);
  return code < 0x09 || (code > 0x0d && code < 0x20);
}

async function isGzip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/** Returns the first 64 KB of a packed file; null if it is damaged before that. */
async function unpackedStart(file: File): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    while (size < MAX_READ_BYTES) {
      const { value, done } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
    }
    await reader.cancel();
  } catch {
    return null;
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()).slice(0, MAX_READ_BYTES);
}

async function sheetOf(text: string, isCut: boolean): Promise<Sheet | string> {
  const plain = text.replace(/^(?:[^\S\n]*\r?\n)+/, '');
  const end = firstRecordEnd(plain);
  if (end === -1 && isCut) return LONG_LINE;
  const first = end === -1 ? plain : plain.slice(0, end);
  const options = { delimiter: delimiterOf(first), relax_column_count: true, relax_quotes: true };
  // Only administrators who choose a CSV file load the parser.
  const { parse } = await import('csv-parse/browser/esm/sync');
  const header = parse(first, options)[0] ?? [];
  if (header.length > MAX_COLUMNS) return `This file has more than ${MAX_COLUMNS} columns.`;
  const rest = end === -1 ? '' : plain.slice(end + 1);
  const whole = isCut ? rest.slice(0, rest.lastIndexOf('\n') + 1) : rest;
  const rows = rowsOf(() =>
    parse(whole, { ...options, skip_empty_lines: true, skip_records_with_error: true, to: MAX_ROWS }),
  );
  if (rest.trim() === '') return NO_ROWS;
  const columns = columnNames(header).map((name, index) => ({ name, samples: samplesOf(rows, index) }));
  return { columns, isTemplate: isTemplate(header), isUtf8: !text.includes('\uFFFD') };
}

/** Returns where the first record ends: at a line feed outside of quotes; -1 if it doesn't end. */
function firstRecordEnd(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '\n' && !isQuoted) return at;
  }
  return -1;
}

/** Returns no rows if they can't be read, because the import reports each of them. */
function rowsOf(read: () => string[][]): string[][] {
  try {
    return read();
  } catch {
    return [];
  }
}

function samplesOf(rows: readonly (readonly string[])[], index: number): readonly string[] {
  const cells = rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
  return [...new Set(cells)].slice(0, MAX_SAMPLES);
}

import { ImportFileError } from '../import-file-error.js';
import { utf8Text } from './utf8-text.js';

/** A line of a text file, without its line ending. */
export interface TextLine {
  readonly number: number;
  /** Null if it is too long. */
  readonly text: string | null;
  /** Its length in bytes. */
  readonly size: number;
}

/** Product decisions: maximum lines of a file, and maximum empty lines, which compress to almost nothing. */
const MAX_LINES = 20_000_000;
const MAX_EMPTY_LINES = 2_000_000;

const NEWLINE = 0x0a;
const BOM = '\uFEFF';

/**
 * Yields the lines of a file, in groups of lines that end in the same chunk. Holds at most `maxBytes` of each line and
 * skips the rest. Reads invalid UTF-8 like `utf8Text`. Removes a byte order mark at the start; keeps a carriage return at
 * the end.
 */
export async function* boundedLines(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly TextLine[]> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  let empty = 0;
  const line = (): TextLine => {
    const ended = { number: number + 1, text: size > maxBytes ? null : textOf(parts, number === 0), size };
    parts = [];
    size = 0;
    number += 1;
    // A carriage return may remain.
    if (ended.size <= 1) empty += 1;
    return ended;
  };
  for await (const chunk of bytes) {
    const lines: TextLine[] = [];
    let from = 0;
    while (from < chunk.length) {
      const at = chunk.indexOf(NEWLINE, from);
      const to = at === -1 ? chunk.length : at;
      size += to - from;
      if (size > maxBytes) parts = [];
      else if (to > from) parts.push(chunk.subarray(from, to));
      from = to;
      if (at === -1) continue;
      from += 1;
      lines.push(line());
    }
    yield lines;
    if (number > MAX_LINES) throw new ImportFileError('The file has more than 20 million lines.');
    if (empty > MAX_EMPTY_LINES) throw new ImportFileError('The file has more than 2 million empty lines.');
  }
  if (size > 0) yield [line()];
}

function textOf(parts: readonly Uint8Array[], isFirst: boolean): string {
  if (parts.length === 0) return '';
  const text = utf8Text(Buffer.concat(parts));
  return isFirst && text.startsWith(BOM) ? text.slice(1) : text;
}

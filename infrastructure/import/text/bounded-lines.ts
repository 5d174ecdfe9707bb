import { utf8Text } from './utf8-text.js';

/** A line of a text file, without its end. */
export interface TextLine {
  readonly number: number;
  /** Null where it is longer than was allowed. */
  readonly text: string | null;
  /** Bytes of the file up to its end. */
  readonly end: number;
}

const NEWLINE = 0x0a;
const BOM = '\uFEFF';

/**
 * The lines of a file, each held only up to `maxBytes`: a longer one is skipped to its end. Bytes that are no UTF-8 are read as `utf8Text` says; a
 * byte order mark at the beginning is taken off; a carriage return at an end stays.
 */
export async function* boundedLines(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<TextLine> {
  let held: Uint8Array[] = [];
  let size = 0;
  let end = 0;
  let number = 0;
  const line = (): TextLine => {
    const text = size > maxBytes ? null : textOf(held, number === 0);
    held = [];
    size = 0;
    number += 1;
    return { number, text, end };
  };
  for await (const chunk of bytes) {
    let from = 0;
    while (from < chunk.length) {
      const at = chunk.indexOf(NEWLINE, from);
      const to = at === -1 ? chunk.length : at;
      size += to - from;
      if (size > maxBytes) held = [];
      else held.push(chunk.subarray(from, to));
      end += to - from;
      from = to;
      if (at === -1) continue;
      end += 1;
      from += 1;
      yield line();
    }
  }
  if (size > 0) yield line();
}

function textOf(parts: readonly Uint8Array[], isFirst: boolean): string {
  const text = utf8Text(Buffer.concat(parts));
  return isFirst && text.startsWith(BOM) ? text.slice(1) : text;
}

import { isUtf8 } from 'node:buffer';

/**
 * Replaces invalid UTF-8 with half a surrogate pair, which valid UTF-8 can't contain. U+FFFD could be typed by someone.
 */
export const BROKEN_BYTES = '\uDFFF';

const REPLACEMENT = Buffer.from('\uFFFD');

/** Decodes UTF-8. Invalid bytes become half a surrogate pair, which the row rules refuse. */
export function utf8Text(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at !== -1; from = at + REPLACEMENT.length) {
    at = bytes.indexOf(REPLACEMENT, from);
    const part = bytes.subarray(from, at === -1 ? bytes.length : at);
    parts.push(part.toString('utf8').replaceAll('\uFFFD', BROKEN_BYTES));
  }
  return parts.join('\uFFFD');
}

/** Decodes UTF-8 in chunks, which may end within a character. */
export class Utf8Pieces {
  #rest: Buffer = Buffer.alloc(0);

  text(piece: Uint8Array): string {
    const bytes = Buffer.concat([this.#rest, piece]);
    const end = wholeEnd(bytes);
    this.#rest = bytes.subarray(end);
    return utf8Text(bytes.subarray(0, end));
  }
}

/** Returns the end of the last complete character. */
function wholeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    // The first byte of a character has its length. The following bytes start with the bits 10.
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) return bytes.length;
  }
  return bytes.length;
}

const lengthOf = (first: number): number => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);

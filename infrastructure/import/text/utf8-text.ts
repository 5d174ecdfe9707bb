import { isUtf8 } from 'node:buffer';

/** Stands for bytes that are no UTF-8: half a character, as no bytes that are can say it. U+FFFD is a character that somebody may have typed. */
export const BROKEN_BYTES = '\uDFFF';

const REPLACEMENT = Buffer.from('\uFFFD');

/** Text of bytes; such as are no UTF-8 become half a character, which the rules of a row refuse. */
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

/** The same for a file that comes in pieces, which may end within a character. */
export class Utf8Pieces {
  #rest: Buffer = Buffer.alloc(0);

  text(piece: Uint8Array): string {
    const bytes = Buffer.concat([this.#rest, piece]);
    const end = wholeEnd(bytes);
    this.#rest = bytes.subarray(end);
    return utf8Text(bytes.subarray(0, end));
  }
}

/** Where the last character ends that is whole. */
function wholeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    // A byte that begins a character says how long that is; those that go on with one begin with the bits 10.
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) return bytes.length;
  }
  return bytes.length;
}

const lengthOf = (first: number): number => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2);

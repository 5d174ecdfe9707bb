import { unpackedFile } from '../unpacked-file.js';

/** What a text file says of itself comes before its elements. */
const MAX_HEAD = 64 * 1024;

/** Returns the start of a text file, unpacked: up to `end`, else at most about 64 KB. */
export async function headOf(path: string, end: string): Promise<string> {
  let head = '';
  for await (const chunk of unpackedFile(path, () => undefined)) {
    head += Buffer.from(chunk.subarray(0, MAX_HEAD)).toString('latin1');
    if (head.length >= MAX_HEAD || head.includes(end)) break;
  }
  const at = head.indexOf(end);
  return at === -1 ? head : head.slice(0, at);
}

/** Returns the time of an ISO 8601 text; null if it is none. */
export function timeOf(text: string | undefined): Date | null {
  const time = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}

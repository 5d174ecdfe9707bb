import { expect } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the files in a ZIP archive by name. */
export async function filesOfZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(zip);
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
}

/** Returns the records of a CSV file with a byte order mark and a header line (RFC 4180). */
export function csvRecords(csv: string): Record<string, string>[] {
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  const [names = [], ...records] = lines.slice(0, -1);
  return records.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { tableCsv, tableJson, type ExportedTable } from './member-archive.js';
import type { MemberPhoto } from './member-photos.js';

/** Returns a ZIP of a member's tables and pictures, generated while it is read. Unreadable pictures are left out. */
export function zipOf(
  tables: readonly ExportedTable[],
  photos: readonly MemberPhoto[],
  now: Date,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(readme(tables, photos.length, now)), 'README.txt', { mtime: now });
  for (const table of tables) {
    zip.addBuffer(Buffer.from(tableJson(table)), `json/${table.name}.json`, { mtime: now });
    zip.addBuffer(Buffer.from(tableCsv(table)), `csv/${table.name}.csv`, { mtime: now });
  }
  for (const photo of photos) addPhoto(zip, photo, now);
  const output = zip.outputStream as Readable;
  // An error after the first bytes can only abort the response. The stream itself must end, because a wrapper would
  // wait for more bytes.
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

function addPhoto(zip: ZipFile, photo: MemberPhoto, now: Date): void {
  // Pictures are already compressed. Each is opened when its turn comes, so that only one is in memory at a time.
  zip.addReadStreamLazy(`photos/${photo.name}`, { mtime: now, compress: false }, (done) => {
    photo.open().then(
      (stream) => {
        done(null, stream ?? Readable.from([]));
      },
      (error: unknown) => {
        done(error, Readable.from([]));
      },
    );
  });
}

function readme(tables: readonly ExportedTable[], photos: number, now: Date): string {
  const lines = tables.map(({ name, rows }) => `  ${name}: ${rows.length}`);
  return [
    'Your data',
    '',
    `All data that the directory stored about you on ${now.toISOString()}.`,
    'json/ has the data for programs, csv/ the same data for spreadsheets (an apostrophe at the start of a cell',
    'keeps it from being read as a formula), and photos/ the pictures you uploaded.',
    'Passwords, codes, and tokens are not included because they grant access to your account.',
    '',
    'Records:',
    ...lines,
    `  photos: ${photos}`,
    '',
  ].join('\r\n');
}

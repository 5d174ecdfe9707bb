import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { tableCsv, tableJson, type ExportedTable } from './member-archive.js';
import type { MemberPhoto } from './member-photos.js';

/** A ZIP of a member's tables and pictures, made while it is read. A picture that cannot be read any more is left out. */
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
  // What fails while the bytes are on their way can only break the answer off. The stream itself has to end: one around it
  // would wait for its next bytes.
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

function addPhoto(zip: ZipFile, photo: MemberPhoto, now: Date): void {
  // Pictures are compressed already. Each is opened when its turn comes, so that one at a time is in memory.
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
    `Everything that the directory kept of you at ${now.toISOString()}.`,
    'json/ has each table for programs, csv/ the same for spreadsheets (an apostrophe in front of a cell keeps',
    'it from being taken for a formula), and photos/ the pictures you uploaded.',
    'Passwords, codes and tokens are left out: whoever has them gets in.',
    '',
    'Records:',
    ...lines,
    `  photos: ${photos}`,
    '',
  ].join('\r\n');
}

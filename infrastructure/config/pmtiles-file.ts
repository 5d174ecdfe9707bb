import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Length of the header of PMTiles, version 3, whose numbers are little-endian (the format's specification, chapter 3). */
export const HEADER_BYTES = 127;
const VERSION_AT = 7;
const DATA_OFFSET_AT = 56;
const DATA_LENGTH_AT = 64;
const COMPRESSIONS_AT = [97, 98] as const;
const TILE_TYPE_AT = 99;
const VECTOR = 1;
/** What browsers can unpack: nothing at all, and gzip. */
const UNPACKABLE = [1, 2];

/** What is wrong with a file of map tiles, to be read behind its name; null where a map can be drawn from it. */
export function pmtilesProblem(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return 'cannot be read';
  }
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const stat = fstatSync(file);
    if (!stat.isFile()) return 'is no file';
    if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return 'is no PMTiles archive';
    return headerProblem(header, stat.size);
  } catch {
    return 'cannot be read';
  } finally {
    closeSync(file);
  }
}

/** What is wrong with an archive of this header and size, in bytes. */
export function headerProblem(header: Buffer, size: number): string | null {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, VERSION_AT) !== 'PMTiles')
    return 'is no PMTiles archive';
  if (header[VERSION_AT] !== 3) return `is PMTiles of version ${header[VERSION_AT]}, and 3 is needed`;
  const end = header.readBigUInt64LE(DATA_OFFSET_AT) + header.readBigUInt64LE(DATA_LENGTH_AT);
  if (end > size) return 'is cut short: its header tells of more tiles than it has';
  if (header[TILE_TYPE_AT] !== VECTOR) return 'holds pictures, and vector tiles are needed';
  if (!COMPRESSIONS_AT.every((at) => UNPACKABLE.includes(header[at] ?? 0))) {
    return 'is compressed in a way that browsers cannot unpack; gzip is needed';
  }
  return null;
}

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Length of the PMTiles version 3 header. Its numbers are little-endian. */
export const HEADER_BYTES = 127;
const VERSION_AT = 7;
const DATA_OFFSET_AT = 56;
const DATA_LENGTH_AT = 64;
const COMPRESSIONS_AT = [97, 98] as const;
const TILE_TYPE_AT = 99;
const VECTOR = 1;
/** Compressions that browsers can unpack: none and gzip. */
const UNPACKABLE = [1, 2];

/** Returns what is wrong with a map tile file, worded to follow its name; null if it is usable. */
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
    if (!stat.isFile()) return 'is not a file';
    if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return 'is not a PMTiles archive';
    return headerProblem(header, stat.size);
  } catch {
    return 'cannot be read';
  } finally {
    closeSync(file);
  }
}

/** Returns what is wrong with an archive that has this header and size in bytes. */
export function headerProblem(header: Buffer, size: number): string | null {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, VERSION_AT) !== 'PMTiles')
    return 'is not a PMTiles archive';
  if (header[VERSION_AT] !== 3) return `is PMTiles version ${header[VERSION_AT]}, but version 3 is required`;
  const end = header.readBigUInt64LE(DATA_OFFSET_AT) + header.readBigUInt64LE(DATA_LENGTH_AT);
  if (end > size) return 'is truncated: its header lists more tiles than it contains';
  if (header[TILE_TYPE_AT] !== VECTOR) return 'contains raster tiles, but vector tiles are required';
  if (!COMPRESSIONS_AT.every((at) => UNPACKABLE.includes(header[at] ?? 0))) {
    return 'uses a compression that browsers cannot read; gzip is required';
  }
  return null;
}

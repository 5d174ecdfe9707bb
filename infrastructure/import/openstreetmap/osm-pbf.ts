import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import type { Bounds } from '../../../domain/gazetteer/grid.js';
import { ImportFileError } from '../import-file-error.js';
import { readBlock } from './osm-pbf-block.js';
import { IdOrder, type OsmVisitor } from './osm-elements.js';
import { open } from 'node:fs/promises';

const inflated = promisify(inflate);

/**
 * Limits of the format (OpenStreetMap wiki, PBF Format). Larger parts are refused, so that a small file can't fill the
 * memory.
 */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

/** Product decision: extracts unpack to about three times their size. One that unpacks to much more is an attack. */
const MAX_UNPACKED_TIMES = 50;
const MAX_UNPACKED_MORE = 64 * 1024 * 1024;

/** Required features that this reader supports. */
const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation']);

const broken = (why: string): never => {
  throw new ImportFileError(`The file is not a valid OpenStreetMap PBF extract: ${why}.`);
};

/** Reads a PBF file, one blob at a time. */
export async function* pbfPass(path: string, visitor: OsmVisitor): AsyncGenerator<number> {
  const file = await openForParts(path);
  const count = { elements: 0, order: new IdOrder(visitor) };
  try {
    let position = 0;
    let bytesLeft = file.size * MAX_UNPACKED_TIMES + MAX_UNPACKED_MORE;
    while (position < file.size) {
      const { type, dataSize, start } = await headerAt(file, position);
      if (position === 0 && type !== 'OSMHeader') broken('it does not begin with a header');
      const data = await file.read(start, dataSize);
      position = start + dataSize;
      if (type === 'OSMHeader' || type === 'OSMData') {
        const bytes = await unpacked(data);
        bytesLeft -= bytes.length;
        if (bytesLeft < 0) broken(`it unpacks to more than ${MAX_UNPACKED_TIMES} times its size`);
        readable(() => (type === 'OSMHeader' ? checkFeatures(bytes) : readBlock(bytes, visitor, count)));
      }
      yield position / file.size;
    }
  } finally {
    await file.close();
  }
}

/** Nanodegrees in a degree. */
const NANO = 1e9;

/** Returns the bounding box in the header of a PBF file; null if it has none. */
export async function pbfBounds(path: string): Promise<Bounds | null> {
  const { sides } = await headerOf(path);
  if (sides === null) return null;
  const [, west = 0, east = 0, north = 0, south = 0] = sides;
  return { west: west / NANO, south: south / NANO, east: east / NANO, north: north / NANO };
}

/** Returns the time of the data in the header of a PBF file; null if it has none. */
export async function pbfDate(path: string): Promise<Date | null> {
  const { seconds } = await headerOf(path);
  return seconds === null ? null : new Date(seconds * 1000);
}

/** Reads the box and the time of replication in the header. */
async function headerOf(path: string) {
  const header: { sides: number[] | null; seconds: number | null } = { sides: null, seconds: null };
  const file = await openForParts(path);
  try {
    const { type, dataSize, start } = await headerAt(file, 0);
    if (type !== 'OSMHeader') return header;
    const bytes = await unpacked(await file.read(start, dataSize));
    readable(() =>
      new PbfReader(bytes).readFields((tag, into, pbf) => {
        if (tag === 1)
          into.sides = pbf.readMessage((side, sides: number[], part) => (sides[side] = part.readSVarint()), []);
        else if (tag === 32) into.seconds = pbf.readVarint(true);
      }, header),
    );
    return header;
  } finally {
    await file.close();
  }
}

type File = Awaited<ReturnType<typeof openForParts>>;

async function headerAt(file: File, position: number) {
  const length = (await file.read(position, 4)).readUInt32BE(0);
  if (length === 0 || length > MAX_HEADER_BYTES) broken('a header in it has an impossible length');
  const bytes = await file.read(position + 4, length);
  const header = { type: '', dataSize: -1 };
  readable(() =>
    new PbfReader(bytes).readFields((tag, into, pbf) => {
      if (tag === 1) into.type = pbf.readString();
      else if (tag === 3) into.dataSize = pbf.readVarint();
    }, header),
  );
  if (header.dataSize < 0 || header.dataSize > MAX_BLOB_BYTES) broken('a blob in it is larger than 32 MB');
  return { ...header, start: position + 4 + length };
}

/**
 * Returns the content of a blob, raw or zlib-compressed. The output is limited regardless of the size that the blob
 * claims.
 */
async function unpacked(data: Uint8Array): Promise<Uint8Array> {
  const blob: { raw: Uint8Array | null; zlib: Uint8Array | null } = { raw: null, zlib: null };
  readable(() =>
    new PbfReader(data).readFields((tag, into, pbf) => {
      if (tag === 1) into.raw = pbf.readBytes();
      else if (tag === 3) into.zlib = pbf.readBytes();
    }, blob),
  );
  if (blob.raw !== null) return blob.raw;
  if (blob.zlib === null) return broken('a blob in it uses a compression other than zlib');
  try {
    return await inflated(blob.zlib, { maxOutputLength: MAX_BLOB_BYTES });
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    return broken(isTooLarge ? 'a blob in it unpacks to more than 32 MB' : 'a blob in it cannot be unpacked');
  }
}

function checkFeatures(bytes: Uint8Array): void {
  const needed: string[] = [];
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 4) into.push(pbf.readString());
  }, needed);
  const unknown = needed.filter((feature) => !FEATURES.has(feature));
  if (unknown.length > 0) broken(`it requires ${unknown.join(', ')}, which is not supported`);
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    return broken('it is damaged');
  }
}

/** Opens a file for reading parts of it. The caller must close it. */
export async function openForParts(path: string) {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    /** Reads exactly `length` bytes. Throws ImportFileError if the file ends before. */
    async read(position: number, length: number): Promise<Buffer> {
      if (position + length > size)
        throw new ImportFileError('The file is incomplete: it ends in the middle of a block.');
      const bytes = Buffer.allocUnsafe(length);
      const { bytesRead } = await handle.read(bytes, 0, length, position);
      if (bytesRead !== length) throw new ImportFileError('The file is incomplete: it ends in the middle of a block.');
      return bytes;
    },
    close: () => handle.close(),
  };
}

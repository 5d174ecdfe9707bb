import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileProblem, ImportFile, ImportFiles, ReadRow } from '../../application/import/file-ports.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import { ImportFileError } from './import-file-error.js';
import type { ImportFormat } from '../../domain/import/file-format.js';
import { MIN_CONFIDENCE } from '../../domain/import/overture-place.js';
import { csvRows } from './csv/csv-rows.js';
import { geoJsonDate } from './json/geojson-date.js';
import { geoJsonRows, jsonLinesRows } from './json/json-rows.js';
import { pbfBounds, pbfDate, pbfPass } from './openstreetmap/osm-pbf.js';
import { osmRows } from './openstreetmap/osm-rows.js';
import { xmlBounds, xmlDate, xmlPass } from './openstreetmap/osm-xml.js';
import { rowCount } from './row-count.js';
import { unpackedFile } from './unpacked-file.js';
import { overtureReader } from './overture/overture-row.js';
import { parquetRows } from './overture/parquet-rows.js';
import { readTagTable } from './openstreetmap/tag-table.js';

const OPENSTREETMAP_BOUNDS = { 'osm-pbf': pbfBounds, 'osm-xml': xmlBounds } as const;
/** Formats that may state when their data was current. */
const DATES: Partial<Record<ImportFormat, (path: string) => Promise<Date | null>>> = {
  ...{ 'osm-pbf': pbfDate, 'osm-xml': xmlDate, geojson: geoJsonDate },
};
const OPENSTREETMAP_PASSES = { 'osm-pbf': pbfPass, 'osm-xml': xmlPass } as const;

/** Import files on disk. Uploaded files have their own folder. */
export class DiskImportFiles implements ImportFiles {
  constructor(
    private readonly folder: string,
    /** Path of the OpenStreetMap tag table. */
    private readonly tagTable: string,
    /** Smallest confidence of places from Overture Maps, from 0 to 1. */
    private readonly minConfidence = MIN_CONFIDENCE,
  ) {}

  async *rows(
    file: ImportFile,
    onShare: (share: number) => void,
    maxBytes = Infinity,
  ): AsyncGenerator<ReadRow | FileProblem> {
    try {
      yield* this.#rows(file, onShare, maxBytes);
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error;
      yield { fileProblem: error.message };
    }
  }

  async *#rows(
    { path, format, mapping }: ImportFile,
    onShare: (share: number) => void,
    maxBytes: number,
  ): AsyncGenerator<ReadRow> {
    await stat(path).catch(() => {
      throw new ImportFileError('The file cannot be read: it is missing, or this user has no permission.');
    });
    if (isOpenStreetMap(format)) {
      const pass = OPENSTREETMAP_PASSES[format];
      yield* osmRows((visitor) => pass(path, visitor), readTagTable(this.tagTable), onShare);
    } else if (format === 'parquet') {
      yield* parquetRows(path, { read: overtureReader(this.minConfidence), onShare });
    } else {
      const sources = {
        tagTable: once(() => readTagTable(this.tagTable)),
        overture: overtureReader(this.minConfidence),
      };
      const bytes = startOf(unpackedFile(path, onShare), maxBytes);
      if (format === 'csv') yield* csvRows(bytes, rowCount(), mapping);
      else if (format === 'jsonl') yield* jsonLinesRows(bytes, sources);
      else yield* geoJsonRows(bytes, sources);
    }
  }

  async bounds({ path, format }: ImportFile): Promise<Bounds | null> {
    return isOpenStreetMap(format) ? orNull(() => OPENSTREETMAP_BOUNDS[format](path)) : null;
  }

  async datedAt({ path, format }: ImportFile): Promise<Date | null> {
    const dateOf = DATES[format];
    return dateOf === undefined ? null : orNull(() => dateOf(path));
  }

  async fingerprint({ path, format }: ImportFile): Promise<string | null> {
    const hash = createHash('sha256');
    if (!(await addFile(hash, path))) return null;
    // A missing table is reported when rows are read.
    if (isOpenStreetMap(format)) await addFile(hash, this.tagTable);
    return hash.digest('hex');
  }

  async receive<T>(
    bytes: AsyncIterable<Uint8Array>,
    maxBytes: number,
    use: (path: string) => Promise<T>,
  ): Promise<T | null> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    try {
      if (await isStored(bytes, path, maxBytes)) return await use(path);
    } catch (error) {
      await this.discard(path);
      throw error;
    }
    await this.discard(path);
    return null;
  }

  isReceived(path: string): boolean {
    return dirname(path) === this.folder;
  }

  async discard(path: string): Promise<void> {
    if (this.isReceived(path)) await rm(path, { force: true });
  }

  async discardOthers(paths: readonly string[], before: Date): Promise<void> {
    const keptPaths = new Set(paths);
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const changed = keptPaths.has(path) ? null : await stat(path).catch(() => null);
      if (changed !== null && changed.mtime < before) await this.discard(path);
    }
  }
}

/** Returns null if the file can't be read. The report of its rows says why. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportFileError || (error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

async function* startOf(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  for await (const chunk of bytes) {
    yield chunk;
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** Reads at the first call. */
function once<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => (value ??= { read: read() }).read;
}

const isOpenStreetMap = (format: ImportFormat): format is keyof typeof OPENSTREETMAP_PASSES =>
  format in OPENSTREETMAP_PASSES;

/** Writes at most `maxBytes` to `path`; returns false if there are more. */
async function isStored(bytes: AsyncIterable<Uint8Array>, path: string, maxBytes: number): Promise<boolean> {
  let size = 0;
  await pipeline(
    Readable.from(bytes),
    async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        size += chunk.length;
        if (size <= maxBytes) yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return size <= maxBytes;
}

/** Adds a file to a hash; returns false if the file can't be read. */
async function addFile(hash: Hash, path: string): Promise<boolean> {
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
    return true;
  } catch {
    return false;
  }
}

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
import { readingMs, rowsInThread, statedInThread } from './reading/reading-thread.js';

/** Formats that may state their area, and formats that may state when their data was current. */
const WITH_BOUNDS: readonly ImportFormat[] = ['osm-pbf', 'osm-xml'];
const WITH_DATE: readonly ImportFormat[] = [...WITH_BOUNDS, 'geojson'];

/** Import files on disk. Each call reads its file in a separate thread. Uploaded files have their own folder. */
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
    const { path, format, mapping = null } = file;
    const { tagTable, minConfidence } = this;
    const order = { file: { path, format, mapping }, maxBytes, tagTable, minConfidence };
    try {
      yield* rowsInThread(order, onShare, readingMs(Math.min(maxBytes, await sizeOf(path))));
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error;
      yield { fileProblem: error.message };
    }
  }

  async bounds(file: ImportFile): Promise<Bounds | null> {
    return WITH_BOUNDS.includes(file.format) ? ((await stated('bounds', file)) as Bounds | null) : null;
  }

  async datedAt(file: ImportFile): Promise<Date | null> {
    return WITH_DATE.includes(file.format) ? ((await stated('date', file)) as Date | null) : null;
  }

  async fingerprint({ path, format }: ImportFile): Promise<string | null> {
    const hash = createHash('sha256');
    if (!(await addFile(hash, path))) return null;
    // A missing table is reported when rows are read.
    if (WITH_BOUNDS.includes(format)) await addFile(hash, this.tagTable);
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
async function stated(call: 'bounds' | 'date', { path, format }: ImportFile): Promise<unknown> {
  try {
    return await statedInThread(call, { path, format }, readingMs(0));
  } catch (error) {
    if (error instanceof ImportFileError || (error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

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

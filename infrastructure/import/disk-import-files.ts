import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ImportFileError, ImportFiles, type ImportFile, type ReadRow } from '../../application/import/ports.js';
import type { ImportFormat } from '../../domain/import/file-format.js';
import { csvRows } from './csv/csv-rows.js';
import { geoJsonRows, jsonLinesRows } from './json/json-rows.js';
import { pbfPass } from './openstreetmap/osm-pbf.js';
import { osmRows } from './openstreetmap/osm-rows.js';
import { xmlPass } from './openstreetmap/osm-xml.js';
import { readTagTable } from './openstreetmap/tag-table.js';

const OPENSTREETMAP_PASSES = { 'osm-pbf': pbfPass, 'osm-xml': xmlPass } as const;
const TEXT_READERS = { csv: csvRows, jsonl: jsonLinesRows, geojson: geoJsonRows } as const;

/** Files on this machine's disk; those that come in lie in a folder of their own. */
export class DiskImportFiles extends ImportFiles {
  constructor(
    private readonly folder: string,
    /** Where the table of OpenStreetMap's tags lies. */
    private readonly tagTable: string,
  ) {
    super();
  }

  override async *rows({ path, format }: ImportFile, tell: (share: number) => void): AsyncGenerator<ReadRow> {
    const { size } = await stat(path).catch(notReadable);
    if (isOpenStreetMap(format)) {
      const pass = OPENSTREETMAP_PASSES[format];
      yield* osmRows((visitor) => pass(path, visitor), readTagTable(this.tagTable), tell);
    } else {
      const bytes = createReadStream(path) as AsyncIterable<Uint8Array>;
      yield* TEXT_READERS[format](bytes, (end) => tell(size === 0 ? 1 : end / size));
    }
  }

  override async fingerprint({ path, format }: ImportFile): Promise<string> {
    const hash = createHash('sha256');
    await addFile(hash, path).catch(notReadable);
    // One that is missing is told of by who reads rows.
    if (isOpenStreetMap(format)) await addFile(hash, this.tagTable).catch(() => undefined);
    return hash.digest('hex');
  }

  override async receive(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string | null> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    let size = 0;
    try {
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
    } catch (error) {
      await this.discard(path);
      throw error;
    }
    if (size <= maxBytes) return path;
    await this.discard(path);
    return null;
  }

  override isReceived(path: string): boolean {
    return dirname(path) === this.folder;
  }

  override async discard(path: string): Promise<void> {
    if (this.isReceived(path)) await rm(path, { force: true });
  }

  override async discardOthers(paths: readonly string[], before: Date): Promise<void> {
    const kept = new Set(paths);
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const changed = kept.has(path) ? null : await stat(path).catch(() => null);
      if (changed !== null && changed.mtime < before) await this.discard(path);
    }
  }
}

const isOpenStreetMap = (format: ImportFormat): format is keyof typeof OPENSTREETMAP_PASSES =>
  format in OPENSTREETMAP_PASSES;

function notReadable(): never {
  throw new ImportFileError('The file cannot be read: it is not on this machine, or not for this user.');
}

async function addFile(hash: Hash, path: string): Promise<void> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
}

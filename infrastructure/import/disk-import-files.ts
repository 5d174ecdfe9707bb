import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  ImportFileError,
  ImportFiles,
  type ImportFile,
  type ReadRow,
  type ReceivedFile,
} from '../../application/import/ports.js';
import { csvRows } from './csv-rows.js';
import { geoJsonRows, jsonLinesRows } from './json-rows.js';
import { pbfPass } from './osm-pbf.js';
import { osmRows } from './osm-rows.js';
import { xmlPass } from './osm-xml.js';
import { readTagTable } from './tag-table.js';

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
    const { size } = await stat(path).catch(() => {
      throw new ImportFileError('The file cannot be read: it is not on this machine, or not for this user.');
    });
    if (format === 'osm-pbf' || format === 'osm-xml') {
      const pass = OPENSTREETMAP_PASSES[format];
      yield* osmRows((visitor) => pass(path, visitor), readTagTable(this.tagTable), tell);
    } else {
      const bytes = createReadStream(path) as AsyncIterable<Uint8Array>;
      yield* TEXT_READERS[format](bytes, (end) => tell(size === 0 ? 1 : end / size));
    }
  }

  override async receive(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile | null> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    try {
      await pipeline(
        Readable.from(bytes),
        async function* (source: AsyncIterable<Uint8Array>) {
          for await (const chunk of source) {
            size += chunk.length;
            hash.update(chunk);
            if (size <= maxBytes) yield chunk;
          }
        },
        createWriteStream(path, { mode: 0o600 }),
      );
    } catch (error) {
      await this.discard(path);
      throw error;
    }
    if (size <= maxBytes) return { path, fingerprint: hash.digest('hex') };
    await this.discard(path);
    return null;
  }

  override async discard(path: string): Promise<void> {
    if (dirname(path) === this.folder) await rm(path, { force: true });
  }
}

/** The same for the same bytes. */
export async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

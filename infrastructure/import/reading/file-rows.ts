import { stat } from 'node:fs/promises';
import type { ImportFile, ReadRow } from '../../../application/import/file-ports.js';
import type { Bounds } from '../../../domain/gazetteer/grid.js';
import { MAX_ROW_KB, type ImportFormat } from '../../../domain/import/file-format.js';
import { csvRows } from '../csv/csv-rows.js';
import { ImportFileError } from '../import-file-error.js';
import { geoJsonDate } from '../json/geojson-date.js';
import { geoJsonRows, jsonLinesRows } from '../json/json-rows.js';
import { pbfBounds, pbfDate, pbfPass } from '../openstreetmap/osm-pbf.js';
import { osmRows } from '../openstreetmap/osm-rows.js';
import { xmlBounds, xmlDate, xmlPass } from '../openstreetmap/osm-xml.js';
import { readTagTable } from '../openstreetmap/tag-table.js';
import { overtureReader } from '../overture/overture-row.js';
import { parquetRows } from '../overture/parquet-rows.js';
import { rowCount } from '../row-count.js';
import { unpackedFile } from '../unpacked-file.js';

/** A file, and options for reading its rows. */
export interface RowsOrder {
  readonly file: ImportFile;
  /** Of a text file, only this part is read. */
  readonly maxBytes: number;
  /** Path of the OpenStreetMap tag table. */
  readonly tagTable: string;
  /** Smallest confidence of places from Overture Maps, from 0 to 1. */
  readonly minConfidence: number;
}

const PASSES: Partial<Record<ImportFormat, typeof pbfPass>> = { 'osm-pbf': pbfPass, 'osm-xml': xmlPass };
const BOUNDS: Partial<Record<ImportFormat, typeof pbfBounds>> = { 'osm-pbf': pbfBounds, 'osm-xml': xmlBounds };
const DATES: Partial<Record<ImportFormat, typeof pbfDate>> = {
  ...{ 'osm-pbf': pbfDate, 'osm-xml': xmlDate, geojson: geoJsonDate },
};

/** Yields the rows of a file, each with at most 128 KB of text. Throws ImportFileError if the file can't be read. */
export async function* fileRows(order: RowsOrder, onShare: (share: number) => void): AsyncGenerator<ReadRow> {
  await stat(order.file.path).catch(() => {
    throw new ImportFileError('The file cannot be read: it is missing, or this user has no permission.');
  });
  for await (const row of rowsOf(order, onShare)) yield bounded(row);
}

function rowsOf(order: RowsOrder, onShare: (share: number) => void): AsyncGenerator<ReadRow> {
  const { path, format, mapping } = order.file;
  const pass = PASSES[format];
  if (pass !== undefined) return osmRows((visitor) => pass(path, visitor), readTagTable(order.tagTable), onShare);
  const overture = overtureReader(order.minConfidence);
  if (format === 'parquet') return parquetRows(path, { read: overture, onShare });
  const sources = { tagTable: once(() => readTagTable(order.tagTable)), overture };
  const bytes = startOf(unpackedFile(path, onShare), order.maxBytes);
  if (format === 'csv') return csvRows(bytes, rowCount(), mapping);
  return format === 'jsonl' ? jsonLinesRows(bytes, sources) : geoJsonRows(bytes, sources);
}

/** Returns null if the file states no area. */
export async function fileBounds({ path, format }: ImportFile): Promise<Bounds | null> {
  return (await BOUNDS[format]?.(path)) ?? null;
}

/** Returns null if the file doesn't say when its data was current. */
export async function fileDate({ path, format }: ImportFile): Promise<Date | null> {
  return (await DATES[format]?.(path)) ?? null;
}

const MAX_ROW_LENGTH = MAX_ROW_KB * 1024;

/** A row of JSON or OpenStreetMap may have any number of long texts. */
function bounded(row: ReadRow): ReadRow {
  if (!('values' in row) || lengthOf(row.values) <= MAX_ROW_LENGTH) return row;
  return { line: row.line, problem: `The row is longer than ${MAX_ROW_KB} KB.` };
}

/** Returns the number of characters in all texts and names of a value. Every other value counts as one. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + lengthOf(part), 0);
}

async function* startOf(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  for await (const chunk of bytes) {
    yield chunk;
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** Reads the file at the first call. */
function once<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => (value ??= { read: read() }).read;
}

/** Import file formats, with their extensions. */
export const IMPORT_FORMATS = {
  csv: ['.csv'],
  jsonl: ['.jsonl', '.ndjson', '.geojsonl', '.geojsonseq'],
  geojson: ['.geojson', '.json'],
  parquet: ['.parquet', '.geoparquet'],
  'osm-pbf': ['.osm.pbf', '.pbf'],
  'osm-xml': ['.osm.xml', '.osm'],
} as const;

export type ImportFormat = keyof typeof IMPORT_FORMATS;

/** Export file formats. Each can be imported again. */
export const EXPORT_FORMATS = ['csv', 'jsonl', 'geojson'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Endings of packed files, after the one of the format: 'austin.osm.bz2'. A .pbf file is packed already. */
export const PACKED = ['.gz', '.bz2'] as const;

/** The error for a file name with an unknown extension. */
export const UNKNOWN_FORMAT =
  'The file name must end with .csv, .jsonl, .geojson, .parquet, .osm.pbf, .osm.xml, or .osm. Text files may be packed as .gz or .bz2.';

/** Returns the name in lowercase, without the ending of a packed file. */
function unpackedName(fileName: string): string {
  const name = fileName.toLowerCase();
  const packed = PACKED.find((end) => name.endsWith(end));
  return packed === undefined ? name : name.slice(0, -packed.length);
}

/** Returns the format by extension, packed or not; null if unknown. */
export function importFormatOf(fileName: string): ImportFormat | null {
  const name = unpackedName(fileName);
  const formats = Object.entries(IMPORT_FORMATS) as [ImportFormat, readonly string[]][];
  return formats.find(([, ends]) => ends.some((end) => name.endsWith(end)))?.[0] ?? null;
}

/** Returns the export format by extension; null if unknown, packed, or only for imports. */
export function exportFormatOf(fileName: string): ExportFormat | null {
  const format = unpackedName(fileName) === fileName.toLowerCase() ? importFormatOf(fileName) : null;
  return EXPORT_FORMATS.find((known) => known === format) ?? null;
}

/** Product decision: maximum size of an uploaded file in MB. The command line has no limit. */
export const MAX_IMPORT_MB = 64;

/**
 * Product decision: maximum KB of one row, about twice what the texts of the longest listing need. Rows are checked and
 * stored by the process that answers requests.
 */
export const MAX_ROW_KB = 128;

/** Product decision: maximum MB of one JSON row as text. It may contain the outline of a place, which is not kept. */
export const MAX_JSON_ROW_MB = 1;

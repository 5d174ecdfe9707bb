/** Import file formats, with their extensions. */
export const IMPORT_FORMATS = {
  csv: ['.csv'],
  jsonl: ['.jsonl', '.ndjson'],
  geojson: ['.geojson', '.json'],
  'osm-pbf': ['.osm.pbf', '.pbf'],
  'osm-xml': ['.osm.xml', '.osm'],
} as const;

export type ImportFormat = keyof typeof IMPORT_FORMATS;

/** Export file formats. Each can be imported again. */
export const EXPORT_FORMATS = ['csv', 'jsonl', 'geojson'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The error for a file name with an unknown extension. */
export const UNKNOWN_FORMAT = 'The file name must end with .csv, .jsonl, .geojson, .osm.pbf, or .osm.xml.';

/** Returns the format by extension; null if unknown. */
export function importFormatOf(fileName: string): ImportFormat | null {
  const name = fileName.toLowerCase();
  const formats = Object.entries(IMPORT_FORMATS) as [ImportFormat, readonly string[]][];
  return formats.find(([, ends]) => ends.some((end) => name.endsWith(end)))?.[0] ?? null;
}

/** Returns the export format by extension; null if unknown or only for imports. */
export function exportFormatOf(fileName: string): ExportFormat | null {
  const format = importFormatOf(fileName);
  return EXPORT_FORMATS.find((known) => known === format) ?? null;
}

/** Product decision: maximum size of an uploaded file in MB. The command line has no limit. */
export const MAX_IMPORT_MB = 64;

/** Product decision: maximum bytes of one row of a text file. */
export const MAX_ROW_BYTES = 1024 * 1024;

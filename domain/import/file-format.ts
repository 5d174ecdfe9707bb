/** The kinds of files that can be imported, with the ends of their names. */
export const IMPORT_FORMATS = {
  csv: ['.csv'],
  jsonl: ['.jsonl', '.ndjson'],
  geojson: ['.geojson', '.json'],
  'osm-pbf': ['.osm.pbf', '.pbf'],
  'osm-xml': ['.osm.xml', '.osm'],
} as const;

export type ImportFormat = keyof typeof IMPORT_FORMATS;

/** The kinds of files that the directory is exported to; each can be imported again. */
export const EXPORT_FORMATS = ['csv', 'jsonl', 'geojson'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is said of a file whose name tells no format. */
export const UNKNOWN_FORMAT =
  'The name of the file must end with .csv, .jsonl, .geojson, .osm.pbf or .osm.xml, so that it is known what it holds.';

/** The format of a file by the end of its name; null where that tells none. */
export function importFormatOf(fileName: string): ImportFormat | null {
  const name = fileName.toLowerCase();
  const formats = Object.entries(IMPORT_FORMATS) as [ImportFormat, readonly string[]][];
  return formats.find(([, ends]) => ends.some((end) => name.endsWith(end)))?.[0] ?? null;
}

/** The same for a file that is to be written. */
export function exportFormatOf(fileName: string): ExportFormat | null {
  const format = importFormatOf(fileName);
  return EXPORT_FORMATS.find((known) => known === format) ?? null;
}

/** A product decision: most bytes of a file that comes through the page; the command line takes any. */
export const MAX_IMPORT_MB = 64;

/** A product decision: most bytes of one row of a text file. */
export const MAX_ROW_BYTES = 1024 * 1024;

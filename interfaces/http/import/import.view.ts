import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { CSV_FILE } from '../../../application/shared/csv.js';
import type { ExportFormat } from '../../../domain/import/file-format.js';
import { IMPORTED_FIELDS } from '../../../domain/import/merge.js';
import { Download } from '../server/answer-adapter.js';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
};

/** Returns a text file as a stream. The next part is read only after the client has received the previous one. */
export function textFile(name: string, format: ExportFormat, text: AsyncIterable<string>): Download {
  return new Download(name, TYPES[format], Readable.from(text, { objectMode: false, highWaterMark: 1 }));
}

const EXAMPLE_ROW: Readonly<Record<string, string>> = {
  externalId: 'my-list-1',
  name: 'The Muddy Paw',
  category: 'restaurants',
  description: 'A café with a shady yard.',
  address: '7 Oak Lane',
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
  phone: '(214) 555-0100',
  website: 'https://muddy-paw.example.com',
  priceRange: '$$',
  petPerks: 'Water bowls;Outdoor seating',
  source: 'my-list',
};

/** Returns the columns of an import with one example row, as CSV. */
export async function* importTemplate(): AsyncGenerator<string> {
  yield stringify([EXAMPLE_ROW], {
    ...CSV_FILE,
    bom: true,
    columns: ['externalId', ...IMPORTED_FIELDS, 'source', 'attribution'],
  });
}

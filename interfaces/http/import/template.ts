import { stringify } from 'csv-stringify/sync';
import { CSV_FILE } from '../../../application/shared/csv.js';
import { IMPORTED_FIELDS } from '../../../domain/import/merge.js';

const EXAMPLE: Readonly<Record<string, string>> = {
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

/** A file with the columns of an import, and one row as an example. */
export async function* importTemplate(): AsyncGenerator<string> {
  yield stringify([EXAMPLE], {
    ...CSV_FILE,
    bom: true,
    columns: ['externalId', ...IMPORTED_FIELDS, 'source', 'attribution'],
  });
}

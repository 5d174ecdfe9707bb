import { parquetWriteBuffer } from 'hyparquet-writer';
import type { OvertureFeature } from './city.js';

const TEXT = { repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const text = (name: string) => ({ name, ...TEXT });
const group = (name: string, count: number) => ({ name, repetition_type: 'OPTIONAL', num_children: count }) as const;
const list = (name: string) => [
  { name, repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' } as const,
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 } as const,
];

const PROPERTIES = ['id', 'names', 'categories', 'confidence', 'websites', 'phones', 'addresses', 'sources', 'operating_status'] as const; // prettier-ignore

/** The columns of Overture's places that the directory reads, with their nesting. */
const SCHEMA = [
  { name: 'schema', num_children: PROPERTIES.length + 1 },
  text('id'),
  ...[group('names', 1), text('primary')],
  ...[group('categories', 2), text('primary'), ...list('alternate'), text('element')],
  { name: 'confidence', repetition_type: 'OPTIONAL', type: 'DOUBLE' } as const,
  ...[...list('websites'), text('element')],
  ...[...list('phones'), text('element')],
  ...[...list('addresses'), group('element', 5)],
  ...['freeform', 'locality', 'region', 'postcode', 'country'].map(text),
  ...[...list('sources'), group('element', 2), text('dataset'), text('record_id')],
  text('operating_status'),
  { name: 'geometry', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', logical_type: { type: 'GEOMETRY' } } as const,
];

/** Returns the places as a GeoParquet file with several row groups. */
export function overtureParquet(features: readonly OvertureFeature[], rowGroupSize = 128): Buffer {
  const properties = PROPERTIES.map((name) => ({ name, data: features.map((each) => each.properties[name]) }));
  const geometry = { name: 'geometry', data: features.map((each) => each.geometry) };
  return Buffer.from(
    parquetWriteBuffer({ schema: SCHEMA, columnData: [...properties, geometry] as never, rowGroupSize }),
  );
}

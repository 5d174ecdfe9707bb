import { IMPORTED_FIELDS } from '../../domain/import/merge.js';

const TYPES: Readonly<Record<string, string>> = {
  petPerks: 'text[]',
  highlightedPerks: 'text[]',
  latitude: 'float8',
  longitude: 'float8',
};

/** A column of each field that can be imported, and its type in SQL. */
export const CONTENT_COLUMNS = IMPORTED_FIELDS.map((field) => ({
  field,
  column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  type: TYPES[field] ?? 'text',
}));

/** SQL of a business `b` as JSON of those fields. */
export const CONTENT_JSON = `json_build_object(${CONTENT_COLUMNS.map(({ field, column }) => `'${field}', b.${column}`).join(', ')})`;

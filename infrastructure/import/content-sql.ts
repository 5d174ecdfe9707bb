import { IMPORTED_FIELDS, PLAIN_FIELDS } from '../../domain/import/merge.js';

const TYPES: Readonly<Record<string, string>> = {
  petPerks: 'text[]',
  highlightedPerks: 'text[]',
  latitude: 'float8',
  longitude: 'float8',
  policy: 'jsonb',
};

/** The column and SQL type of each importable field. */
export const CONTENT_COLUMNS = IMPORTED_FIELDS.map((field) => ({
  field,
  column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  type: TYPES[field] ?? 'text',
}));

/** Those of the fields that an import changes as a whole. The others follow from statements. */
export const PLAIN_COLUMNS = CONTENT_COLUMNS.filter(({ field }) => PLAIN_FIELDS.includes(field));

/** SQL for the fields of a business `b` as JSON. */
export const CONTENT_JSON = `json_build_object(${CONTENT_COLUMNS.map(({ field, column }) => `'${field}', b.${column}`).join(', ')})`;

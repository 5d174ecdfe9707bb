import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { STATE_CODES } from '../../../domain/gazetteer/us-state.js';
import { MAX_COLUMN_NAME, MAX_COLUMNS } from '../../../domain/import/columns/column-name.js';
import {
  fieldLabel,
  MAPPED_FIELDS,
  missingFields,
  repeatedColumn,
  repeatedField,
} from '../../../domain/import/columns/mapping.js';
import { ListQuery } from '../shared/list.js';

/** Maximum characters of the JSON of a mapping in a form. */
export const MAX_MAPPING_LENGTH = 64 * 1024;
/** Maximum characters of the column names in an address. */
export const MAX_COLUMNS_LENGTH = 8000;

const column = z
  .string('Name the columns of the file.')
  .min(1, 'A column needs a name.')
  .max(MAX_COLUMN_NAME, `A column name must be ${MAX_COLUMN_NAME} characters or less.`)
  .refine((name) => name.isWellFormed() && !name.includes('\0'), 'A column name contains an invalid character.');

const columns = z
  .array(
    z.strictObject({
      column: column.describe('Name of the column in the first line of the file.'),
      field: z
        .enum(MAPPED_FIELDS)
        .nullable()
        .describe('Field that the column is imported into, or null. A column of a `perk:` says yes or no.'),
    }),
  )
  .min(1, 'Name the columns of the file.')
  .max(MAX_COLUMNS, `A file can have up to ${MAX_COLUMNS} columns.`);

const constants = z.strictObject({
  category: z.enum(CATEGORIES).nullable().default(null).describe('Category of rows that name none.'),
  kind: z.enum(KINDS).nullable().default(null).describe('Kind of rows that name none.'),
  state: z.enum(STATE_CODES).nullable().default(null).describe('State of rows that name none.'),
});

/** How the columns of a CSV file become fields. */
export const ImportMapping = z
  .strictObject({
    columns: columns.describe('All columns of the file.'),
    constants: constants
      .default({ category: null, kind: null, state: null })
      .describe('Values for rows that name none.'),
  })
  .superRefine((mapping, context) => {
    const [field, name] = [repeatedField(mapping), repeatedColumn(mapping)];
    const missing = missingFields(mapping);
    const problem =
      field !== null
        ? `Two columns are matched to ${fieldLabel(field)}.`
        : name !== null
          ? `The column ${name} is there twice.`
          : missing.length > 0
            ? `Match a column to: ${missing.join(', ')}.`
            : null;
    if (problem !== null) context.addIssue({ code: 'custom', path: ['columns'], message: problem });
  })
  .meta({
    id: 'ImportMapping',
    description:
      'How the columns of a CSV file become fields. Without a column for `externalId`, the name and address identify each row.',
  });

export type ImportMapping = z.infer<typeof ImportMapping>;

const names = z.array(column).min(1).max(MAX_COLUMNS);
const COLUMNS_MESSAGE = 'columns must be a JSON list of column names.';

/** Selects saved mappings by their columns. */
export const ImportMappingsQuery = ListQuery.extend({
  columns: z
    .string(COLUMNS_MESSAGE)
    .max(MAX_COLUMNS_LENGTH, COLUMNS_MESSAGE)
    .transform((text, context) => {
      const read = names.safeParse(parsed(text));
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: COLUMNS_MESSAGE });
      return z.NEVER;
    })
    .optional()
    .transform((chosen) => chosen ?? null)
    .meta({
      ...{ type: 'string', maxLength: MAX_COLUMNS_LENGTH },
      description:
        'Returns only the mapping of a file with these columns, as a JSON list, such as `["Business Name","Town"]`. Order, case, and punctuation make no difference.',
    }),
});

export type ImportMappingsQuery = z.infer<typeof ImportMappingsQuery>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a mapping from the text of a form's field, or of a file. */
export const ImportMappingText = z
  .string()
  .max(MAX_MAPPING_LENGTH, 'The mapping is too long.')
  .transform((text, context): unknown => {
    const read = parsed(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: 'The mapping must be JSON.' });
    return z.NEVER;
  })
  .pipe(ImportMapping);

export const SavedImportMapping = z
  .object({
    id: z.int().min(1),
    mapping: ImportMapping,
    source: z.string().nullable().describe('Source of the last file; null if its rows named theirs.'),
    usedBy: z.string().describe('Name of the administrator who used it last.'),
    usedAt: z.iso.datetime().describe('When it was last used.'),
  })
  .meta({ id: 'SavedImportMapping', description: 'The mapping of the last file with the same columns.' });

export type SavedImportMapping = z.infer<typeof SavedImportMapping>;

export const SAVED_IMPORT_MAPPING: SavedImportMapping = {
  id: 2,
  mapping: {
    columns: [
      { column: 'Business Name', field: 'name' },
      { column: 'Street', field: 'address' },
      { column: 'Town', field: 'city' },
      { column: 'Office notes', field: null },
    ],
    constants: { category: 'restaurants', kind: null, state: 'MD' },
  },
  ...{ source: 'visit-example', usedBy: 'Administrator', usedAt: '2026-05-11T09:30:00.000Z' },
};

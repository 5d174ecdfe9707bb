import { z } from 'zod';
import {
  EXPORT_FORMATS,
  IMPORT_FORMATS,
  MAX_IMPORT_MB,
  PACKED,
  type ImportFormat,
} from '../../../domain/import/file-format.js';
import { IMPORT_OUTCOMES, IMPORT_STATES, NO_ROWS } from '../../../domain/import/outcome.js';
import { ImportMapping } from './column-mapping.js';
import { IMPORT_UNDO_DAYS, UNDO_STATES } from '../../../domain/import/undo.js';
import { importSource } from './import-row.js';
import { ListQuery } from '../shared/list.js';

export { EXPORT_FORMATS, IMPORT_FORMATS, IMPORT_OUTCOMES, IMPORT_UNDO_DAYS, MAX_IMPORT_MB, PACKED };
export type { ImportOutcome } from '../../../domain/import/outcome.js';

const time = z.iso.datetime();
const count = z.int().min(0);

/** The options of an import. */
export const ImportQuery = z.object({
  dryRun: z
    .enum(['true', 'false'], 'dryRun must be true or false.')
    .default('false')
    .transform((word) => word === 'true')
    .describe('`true` changes nothing and reports the result that each row would have.'),
  source: importSource
    .nullish()
    .transform((source) => source ?? null)
    .describe('Source of the rows, such as `my-list`. Required if a row has no `source` of its own.'),
  country: z
    .string('country must be a country code of two letters.')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'country must be a country code of two letters.')
    .default('US')
    .describe('Country whose rows are imported, as two letters. Rows in other countries are skipped and counted.'),
});

export type ImportQuery = z.infer<typeof ImportQuery>;

/** Filters for the rows of an import report. */
export const ImportLinesQuery = ListQuery.extend({
  outcome: z
    .enum(IMPORT_OUTCOMES, `outcome must be one of ${IMPORT_OUTCOMES.join(', ')}.`)
    .nullish()
    .transform((outcome) => outcome ?? null)
    .describe('Returns only rows with this result.'),
});

export type ImportLinesQuery = z.infer<typeof ImportLinesQuery>;

export const ExportQuery = z.object({
  format: z
    .enum(EXPORT_FORMATS, `format must be one of ${EXPORT_FORMATS.join(', ')}.`)
    .default('csv')
    .describe('Format of the file.'),
});

export type ExportQuery = z.infer<typeof ExportQuery>;

const ImportUndo = z
  .object({
    state: z.enum(UNDO_STATES).describe('A worker starts waiting undos. The import is undone once this is `done`.'),
    progress: z.number().min(0).max(1).describe('Share of the changes that were handled, from 0 to 1.'),
    counts: z
      .object({
        removed: count.describe('Listings that the import had added, and that were deleted.'),
        restored: count.describe('Listings with fields that have their values from before again.'),
        separated: count.describe('Listings that no longer have the source of the import.'),
        shown: count.describe('Listings that the import had hidden, and that are shown again.'),
        hidden: count.describe('Listings that the import had shown again, and that are hidden again.'),
        stayed: count.describe('Listings that stay as they are, in whole or in part.'),
      })
      .describe('Number of listings per result.'),
    failure: z.string().nullable().describe('Why the undo stopped; otherwise null.'),
    startedBy: z.string().describe('Name of the administrator.'),
    endedAt: time.nullable().describe('When the undo ended.'),
  })
  .meta({ id: 'ImportUndo', description: 'The undo of an import, and its progress.' });

export const ImportUndoLine = z
  .object({
    businessId: z.int().describe('ID of the listing.'),
    name: z.string().describe('Name of the listing.'),
    message: z.string().describe('Why it stays as it is, or which fields do.'),
  })
  .meta({ id: 'ImportUndoLine', description: 'A listing that an undo left as it is, in whole or in part.' });

export type ImportUndoLine = z.infer<typeof ImportUndoLine>;

export const Import = z
  .object({
    id: z.int().min(1),
    fileName: z.string().describe('Name of the uploaded file.'),
    format: z.enum(Object.keys(IMPORT_FORMATS) as [ImportFormat, ...ImportFormat[]]).describe('Format of the file.'),
    isDryRun: z.boolean().describe('True if nothing is changed.'),
    state: z.enum(IMPORT_STATES).describe('A worker starts waiting imports.'),
    progress: z.number().min(0).max(1).describe('Share of the file that was read, from 0 to 1.'),
    rows: count.describe('Number of processed rows.'),
    counts: z
      .object({
        added: count.describe('New listings.'),
        changed: count.describe('Listings that were updated.'),
        joined: count.describe('Listings from other sources that were completed.'),
        unchanged: count.describe('Listings that equal the row.'),
        kept: count.describe('Listings that differ only in fields that were edited by hand.'),
        missing: count.describe('Listings of the same source and area that are no longer in the file.'),
        duplicate: count.describe('Rows that were skipped because they look like an existing listing.'),
        skipped: count.describe('Rows that were left out on purpose; `skipped` gives the reasons.'),
        wrong: count.describe('Rows that were skipped because they are invalid.'),
      })
      .describe(
        'Number of rows per result. A dry run looks for duplicates among the first 100,000 new rows of the file and all listings.',
      ),
    skipped: z
      .record(z.string(), count)
      .describe('Number of rows left out on purpose, per reason, such as `In Canada`.'),
    country: z.string().describe('Country whose rows are imported, as two letters.'),
    mapping: ImportMapping.nullable().describe('How the columns of a CSV file became fields; null for the template.'),
    failure: z.string().nullable().describe('Why the import failed; otherwise null.'),
    startedBy: z.string().describe('Name of the administrator.'),
    createdAt: time,
    endedAt: time.nullable().describe('When the import ended.'),
    canUndo: z.boolean().describe('Whether `POST /api/admin/imports/{id}/undo` is possible now.'),
    undo: ImportUndo.nullable().describe('The undo of this import; null if no one has started one.'),
  })
  .meta({ id: 'Import', description: 'An import of a file, and its progress.' });

export type Import = z.infer<typeof Import>;

export const ImportLine = z
  .object({
    number: z.int().min(1).describe('Position of the row, from 1.'),
    line: count.describe(
      'Line on which the row starts. In a file without lines, position of the element. 0 for a missing listing.',
    ),
    outcome: z.enum(IMPORT_OUTCOMES),
    name: z.string().nullable().describe('Name of the business in the row.'),
    externalId: z.string().nullable().describe('ID of the row in its source.'),
    businessId: z.int().nullable().describe('ID of the listing that was added or changed, or that the row looks like.'),
    message: z.string().nullable().describe('Explanation of the result.'),
    canList: z.boolean().describe('Whether `POST …/lines/{number}/list` can list this likely duplicate.'),
  })
  .meta({ id: 'ImportLine', description: 'The result for one row of the file.' });

export type ImportLine = z.infer<typeof ImportLine>;

export const IMPORT: Import = {
  ...{ id: 3, fileName: 'austin.osm.pbf', format: 'osm-pbf', isDryRun: true, state: 'done', progress: 1, rows: 412 },
  counts: { ...NO_ROWS, added: 398, duplicate: 7, skipped: 2, wrong: 5 },
  ...{ skipped: { 'In Canada': 2 }, country: 'US' },
  ...{ mapping: null, failure: null, startedBy: 'Administrator' },
  ...{ createdAt: '2026-05-11T09:30:00.000Z', endedAt: '2026-05-11T09:30:07.000Z' },
  ...{ canUndo: false, undo: null },
};

export const IMPORT_LINE: ImportLine = {
  ...{
    number: 12,
    line: 4711,
    outcome: 'duplicate',
    name: 'Bark & Brew Café',
    externalId: 'node/1001',
    businessId: 42,
  },
  message: "Looks like 'Bark & Brew' (business 42): Same phone number, Same address.",
  canList: true,
};

export const IMPORT_UNDO_LINE: ImportUndoLine = {
  ...{ businessId: 42, name: 'Bark & Brew', message: 'It has an owner. It stays.' },
};

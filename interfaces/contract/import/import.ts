import { z } from 'zod';
import {
  EXPORT_FORMATS,
  IMPORT_FORMATS,
  MAX_IMPORT_MB,
  type ImportFormat,
} from '../../../domain/import/file-format.js';
import { IMPORT_OUTCOMES, IMPORT_STATES, NO_ROWS } from '../../../domain/import/outcome.js';
import { importSource } from './import-row.js';
import { ListQuery } from '../shared/list.js';

export { EXPORT_FORMATS, IMPORT_FORMATS, IMPORT_OUTCOMES, MAX_IMPORT_MB };
export type { ImportOutcome } from '../../../domain/import/outcome.js';

const time = z.iso.datetime();
const count = z.int().min(0);

/** What can be asked of an import. */
export const ImportQuery = z.object({
  dryRun: z
    .enum(['true', 'false'], 'dryRun must be true or false.')
    .default('false')
    .transform((word) => word === 'true')
    .describe('`true` changes nothing and reports what would become of each row.'),
  source: importSource
    .nullish()
    .transform((source) => source ?? null)
    .describe('Where rows come from that name no `source` themselves, such as `my-list`: needed where they do not.'),
});

export type ImportQuery = z.infer<typeof ImportQuery>;

/** Which rows of a report are asked for. */
export const ImportLinesQuery = ListQuery.extend({
  outcome: z
    .enum(IMPORT_OUTCOMES, `outcome must be one of ${IMPORT_OUTCOMES.join(', ')}.`)
    .nullish()
    .transform((outcome) => outcome ?? null)
    .describe('Those alone that came to it.'),
});

export type ImportLinesQuery = z.infer<typeof ImportLinesQuery>;

export const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS, `format must be one of ${EXPORT_FORMATS.join(', ')}.`).default('csv'),
});

export type ExportQuery = z.infer<typeof ExportQuery>;

/** A file that is or was imported, and how far it came. */
export const Import = z
  .object({
    id: z.int().min(1),
    fileName: z.string(),
    format: z.enum(Object.keys(IMPORT_FORMATS) as [ImportFormat, ...ImportFormat[]]),
    isDryRun: z.boolean(),
    state: z.enum(IMPORT_STATES),
    progress: z.number().min(0).max(1).describe('The share of the file that was read.'),
    rows: count.describe('How many rows are done with.'),
    counts: z
      .object({
        added: count,
        changed: count,
        unchanged: count,
        kept: count.describe('Listings that differ from the file only in what somebody changed by hand.'),
        duplicate: count.describe('Rows that look like a listing that is there, and were left out.'),
        wrong: count,
      })
      .describe(
        'How many rows came to what; of a dry run, would come: it looks for doubles among the first 100,000 rows of the file that it would add, and among all listings.',
      ),
    failure: z.string().nullable().describe('Why the file could not be read.'),
    startedBy: z.string(),
    createdAt: time,
    endedAt: time.nullable(),
  })
  .meta({ id: 'Import' });

export type Import = z.infer<typeof Import>;

/** What became of a row. */
export const ImportLine = z
  .object({
    number: z.int().min(1),
    line: count.describe('Where the row begins; in a file without lines, which element it is.'),
    outcome: z.enum(IMPORT_OUTCOMES),
    name: z.string().nullable(),
    externalId: z.string().nullable(),
    businessId: z.int().nullable().describe('The listing that was added or changed, or that the row looks like.'),
    message: z.string().nullable(),
  })
  .meta({ id: 'ImportLine' });

export type ImportLine = z.infer<typeof ImportLine>;

export const IMPORT: Import = {
  ...{ id: 3, fileName: 'austin.osm.pbf', format: 'osm-pbf', isDryRun: true, state: 'done', progress: 1, rows: 412 },
  counts: { ...NO_ROWS, added: 398, duplicate: 9, wrong: 5 },
  ...{ failure: null, startedBy: 'Administrator' },
  ...{ createdAt: '2026-05-11T09:30:00.000Z', endedAt: '2026-05-11T09:30:07.000Z' },
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
};

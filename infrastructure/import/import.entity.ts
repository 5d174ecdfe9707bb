import { defineEntity, p } from '@mikro-orm/core';
import type { ColumnMapping } from '../../domain/import/columns/mapping.js';
import { IMPORT_FORMATS, type ImportFormat } from '../../domain/import/file-format.js';
import { IMPORT_STATES, IMPORT_OUTCOMES, type ImportCounts } from '../../domain/import/outcome.js';
import type { SkipCounts } from '../../domain/import/skip.js';
import type { JudgedContent } from '../../application/import/ports.js';
import { added, changed, identity, moment, partOf } from '../postgres/columns.js';

/** A file's import and its progress. */
export const ImportEntity = defineEntity({
  name: 'ImportRow',
  tableName: 'imports',
  properties: {
    id: identity(),
    fileName: p.text(),
    format: p.enum(Object.keys(IMPORT_FORMATS) as ImportFormat[]),
    path: p.text(),
    fingerprint: p.text(),
    /** For rows without a source; null if all rows have one. */
    source: p.text().nullable(),
    /** ISO 3166-1 code of the country whose rows are imported. */
    country: p.text().default('US'),
    isDryRun: p.boolean(),
    /** How the columns of a CSV file become fields; null if they are those of the template. */
    mapping: p.json<ColumnMapping>().columnType('jsonb').nullable(),
    state: p.enum(IMPORT_STATES).default('waiting'),
    position: p.integer().default(0),
    /** Starts since the last progress. */
    tries: p.integer().default(0),
    /** Share of the file that was read, in thousandths. */
    progress: p.integer().default(0),
    counts: p.json<ImportCounts>().columnType('jsonb'),
    /** Numbers of rows left out on purpose, per reason. */
    skipped: p.json<SkipCounts>().columnType('jsonb').defaultRaw(`'{}'`),
    failure: p.text().nullable(),
    /** Whether all its changes are in import_changes. Imports from before that table can't be undone. */
    isRecorded: p.boolean().default(false),
    startedBy: p.text(),
    createdAt: added(),
    updatedAt: changed(),
    endedAt: moment().nullable(),
  },
  indexes: [
    { name: 'imports_newest', properties: ['createdAt', 'id'] },
    { name: 'imports_of_file', properties: ['fingerprint'] },
    { name: 'imports_unfinished', properties: ['updatedAt'], where: `state in ('waiting', 'running')` },
  ],
});

/** The result for a row of a file. */
export const ImportLineEntity = defineEntity({
  name: 'ImportLineRow',
  tableName: 'import_lines',
  properties: {
    importId: partOf(ImportEntity).primary().updateRule('no action'),
    number: p.integer().primary(),
    line: p.integer(),
    outcome: p.enum(IMPORT_OUTCOMES),
    name: p.text().nullable(),
    externalId: p.text().nullable(),
    /** Without a foreign key, so that the report stays when the business is deleted. */
    businessId: p.integer().nullable(),
    message: p.text().nullable(),
    /** The pin and town of a valid row, such as 'Austin, TX'. */
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    town: p.text().nullable(),
    /** The content of a likely duplicate that can be listed anyway. */
    judged: p.json<JudgedContent>().columnType('jsonb').nullable(),
    /** The administrator who listed it anyway. */
    listedBy: p.text().nullable(),
  },
  indexes: [{ name: 'import_lines_outcome', properties: ['importId', 'outcome', 'number'] }],
});

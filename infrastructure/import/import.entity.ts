import { defineEntity, p } from '@mikro-orm/core';
import { IMPORT_FORMATS, type ImportFormat } from '../../domain/import/file-format.js';
import { IMPORT_STATES, type ImportCounts } from '../../domain/import/outcome.js';
import { added, changed, identity, moment } from '../postgres/columns.js';

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
    isDryRun: p.boolean(),
    state: p.enum(IMPORT_STATES).default('waiting'),
    position: p.integer().default(0),
    /** Starts since the last progress. */
    tries: p.integer().default(0),
    /** Share of the file that was read, in thousandths. */
    progress: p.integer().default(0),
    counts: p.json<ImportCounts>().columnType('jsonb'),
    failure: p.text().nullable(),
    startedBy: p.text(),
    createdAt: added(),
    updatedAt: changed(),
    endedAt: moment().nullable(),
  },
  indexes: [
    { name: 'imports_newest', properties: ['createdAt', 'id'] },
    { name: 'imports_unfinished', properties: ['updatedAt'], where: `state in ('waiting', 'running')` },
  ],
});

import { defineEntity, p } from '@mikro-orm/core';
import { IMPORT_OUTCOMES } from '../../domain/import/outcome.js';
import { ImportEntity } from './import.entity.js';

/** The result for a row of a file. */
export const ImportLineEntity = defineEntity({
  name: 'ImportLineRow',
  tableName: 'import_lines',
  properties: {
    importId: p.manyToOne(ImportEntity).mapToPk().primary().deleteRule('cascade').updateRule('no action').index(false),
    number: p.integer().primary(),
    line: p.integer(),
    outcome: p.enum(IMPORT_OUTCOMES),
    name: p.text().nullable(),
    externalId: p.text().nullable(),
    /** Without a foreign key, so that the report stays when the business is deleted. */
    businessId: p.integer().nullable(),
    message: p.text().nullable(),
  },
  indexes: [{ name: 'import_lines_outcome', properties: ['importId', 'outcome', 'number'] }],
});

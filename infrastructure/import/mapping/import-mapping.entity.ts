import { defineEntity, p } from '@mikro-orm/core';
import type { ColumnMapping } from '../../../domain/import/columns/mapping.js';
import { added, identity } from '../../postgres/columns.js';

/** The mapping of the last file with a set of columns. */
export const ImportMappingEntity = defineEntity({
  name: 'ImportMappingRow',
  tableName: 'import_mappings',
  properties: {
    id: identity(),
    /** Of the column names, because all of them may be too long for an index. */
    columnsHash: p.text().unique(),
    mapping: p.json<ColumnMapping>().columnType('jsonb'),
    /** The source of rows that named none; null if all rows did. */
    source: p.text().nullable(),
    usedBy: p.text(),
    usedAt: added(),
  },
  indexes: [{ name: 'import_mappings_newest', properties: ['usedAt', 'id'] }],
});

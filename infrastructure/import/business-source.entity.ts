import { defineEntity, p } from '@mikro-orm/core';
import type { ImportedContent } from '../../domain/import/merge.js';
import { BusinessEntity } from '../business/business.entity.js';
import { moment, partOf } from '../postgres/columns.js';

/** A source of an imported business, its id there, and the values and credit of the last import. */
export const BusinessSourceEntity = defineEntity({
  name: 'BusinessSourceRow',
  tableName: 'business_sources',
  properties: {
    businessId: partOf(BusinessEntity).primary().updateRule('no action'),
    source: p.text().primary(),
    externalId: p.text(),
    imported: p.json<Partial<ImportedContent>>().columnType('jsonb'),
    attribution: p.text().nullable(),
    /** Imports in a row that missed it. */
    missed: p.integer().default(0),
    /** Time of the newest data that had it or missed it; null if no file stated one. */
    datedAt: moment().nullable(),
    /** When an import hid it. */
    vanishedAt: moment().nullable(),
    importedAt: moment().defaultRaw('now()'),
    /** The last import that had it. Without a foreign key, so that reports can be deleted. */
    importId: p.integer().nullable(),
  },
  uniques: [{ name: 'business_sources_name', properties: ['source', 'externalId'] }],
});

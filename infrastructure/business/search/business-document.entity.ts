import { defineEntity, p } from '@mikro-orm/core';

/** What a search matches, for each public business. Triggers write it, and only searches read it. */
export const BusinessDocumentEntity = defineEntity({
  name: 'BusinessDocumentRow',
  tableName: 'business_documents',
  properties: {
    id: p.integer().primary().autoincrement(false),
    band: p.smallint(),
    search: p.text().columnType('tsvector'),
  },
});

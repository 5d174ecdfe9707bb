import { defineEntity, p } from '@mikro-orm/core';

/** The words and filters of each public business, for searches. Triggers write them. */
export const BusinessDocumentEntity = defineEntity({
  name: 'BusinessDocumentRow',
  tableName: 'business_documents',
  properties: {
    id: p.integer().primary().autoincrement(false),
    band: p.smallint(),
    search: p.text().columnType('tsvector'),
  },
});

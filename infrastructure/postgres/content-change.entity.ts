import { defineEntity, p } from '@mikro-orm/core';
import { added } from './columns.js';

/** A change of what public pages show. Triggers write it, and ContentChanges reads it. */
export const ContentChangeEntity = defineEntity({
  name: 'ContentChangeRow',
  tableName: 'content_changes',
  properties: {
    id: p.bigint().primary().autoincrement().generated('by default as identity'),
    /** The transaction that made it. */
    at: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    tags: p.array().columnType('text[]'),
    madeAt: added(),
  },
  indexes: [
    { name: 'content_changes_at', properties: ['at'] },
    { name: 'content_changes_made', properties: ['madeAt'] },
  ],
});

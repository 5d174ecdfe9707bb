import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';

/** The last change of a business that is or was public. Triggers write it, for the changes feed. */
export const BusinessChangeEntity = defineEntity({
  name: 'BusinessChangeRow',
  tableName: 'business_changes',
  properties: {
    /** No foreign key: the row stays when the business is deleted. */
    id: p.integer().primary().autoincrement(false),
    state: p.enum(['listed', 'closed', 'hidden'] as const),
    /** The transaction that made the change. */
    at: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    /** The transaction since which it is public. */
    listed: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    madeAt: added(),
  },
  indexes: [
    { name: 'business_changes_at', properties: ['at', 'id'] },
    { name: 'business_changes_made', properties: ['madeAt', 'at', 'id'] },
  ],
});

import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';

type Fields = Readonly<Record<string, unknown>>;

/** One decision of an administrator; a trigger refuses to change or delete it. */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntryRow',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('string').primary().autoincrement().generated('by default as identity'),
    at: added(),
    actor: p.text(),
    action: p.text(),
    targetType: p.text(),
    targetId: p.text(),
    before: p.json<Fields>().columnType('jsonb'),
    after: p.json<Fields>().columnType('jsonb'),
    reason: p.text().nullable(),
  },
  // The page shows the newest first, by each filter alone; of two filters the rarer one leads.
  indexes: [
    { name: 'audit_log_at', properties: ['at', 'id'] },
    { name: 'audit_log_actor', properties: ['actor', 'at', 'id'] },
    { name: 'audit_log_action', properties: ['action', 'at', 'id'] },
    { name: 'audit_log_type', properties: ['targetType', 'at', 'id'] },
    { name: 'audit_log_target', properties: ['targetId', 'at', 'id'] },
  ],
});

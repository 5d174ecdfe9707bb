import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';

type Fields = Readonly<Record<string, unknown>>;

/** One decision of an administrator. A trigger rejects updates and deletes. */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntryRow',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('string').primary().autoincrement().generated('by default as identity'),
    at: added(),
    actor: p.text(),
    // Not a foreign key, because the entry outlives the administrator. Null for services and the command line.
    actorId: p.integer().nullable(),
    action: p.text(),
    targetType: p.text(),
    targetId: p.text(),
    before: p.json<Fields>().columnType('jsonb'),
    after: p.json<Fields>().columnType('jsonb'),
    reason: p.text().nullable(),
  },
  // The page lists the newest first, with one index per filter. With two filters, the planner starts with the more
  // selective one.
  indexes: [
    { name: 'audit_log_at', properties: ['at', 'id'] },
    { name: 'audit_log_actor', properties: ['actor', 'at', 'id'] },
    { name: 'audit_log_action', properties: ['action', 'at', 'id'] },
    { name: 'audit_log_type', properties: ['targetType', 'at', 'id'] },
    { name: 'audit_log_target', properties: ['targetId', 'at', 'id'] },
  ],
});

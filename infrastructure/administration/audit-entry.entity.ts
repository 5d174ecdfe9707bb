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
  indexes: [{ name: 'audit_log_target', properties: ['targetType', 'targetId', 'id'] }],
});

import { defineEntity, p } from '@mikro-orm/core';

/**
 * Match keys of a public business: two businesses that share a key are compared. No foreign key, so that it locks
 * nothing.
 */
export const DuplicateKeysEntity = defineEntity({
  name: 'DuplicateKeysRow',
  tableName: 'duplicate_keys',
  properties: {
    businessId: p.integer().primary().autoincrement(false),
    keys: p.array().$type<number[]>().columnType('integer[]'),
  },
});

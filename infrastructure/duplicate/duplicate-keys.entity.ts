import { defineEntity, p } from '@mikro-orm/core';

/** By what a public business is found again: two that share a key are compared. It refers to nothing, so that it locks nothing. */
export const DuplicateKeysEntity = defineEntity({
  name: 'DuplicateKeysRow',
  tableName: 'duplicate_keys',
  properties: {
    businessId: p.integer().primary().autoincrement(false),
    keys: p.array().$type<number[]>().columnType('integer[]'),
  },
});

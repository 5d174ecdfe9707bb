import { defineEntity, p } from '@mikro-orm/core';
import { moment } from './columns.js';

/** When calls were made, by whom (hashed); at most as many times as its limit allows calls, or failures fit between growing waits. */
export const LimitCountEntity = defineEntity({
  name: 'LimitCountRow',
  tableName: 'limit_counts',
  properties: {
    key: p.text().primary(),
    times: p.array().columnType('timestamptz[]'),
    expiresAt: moment(),
  },
  indexes: [{ name: 'limit_counts_expiry', properties: ['expiresAt'] }],
});

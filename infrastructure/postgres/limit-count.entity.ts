import { defineEntity, p } from '@mikro-orm/core';
import { moment } from './columns.js';

/**
 * Times of calls by one caller (hashed): at most as many as the limit allows calls, or as failures fit between growing
 * waits.
 */
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

import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../postgres/columns.js';

/** The salt of one day. Once it is deleted, that day's hashes can no longer be traced to a visitor. */
export const AnalyticsSaltEntity = defineEntity({
  name: 'AnalyticsSaltRow',
  tableName: 'analytics_salts',
  properties: {
    day: p.date().primary(),
    salt: p.blob(),
    expiresAt: moment().generated(`(((day + 1)::timestamp) at time zone 'UTC') stored`),
  },
});

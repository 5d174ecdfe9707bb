import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../postgres/columns.js';

/** The salt of a day; once it is deleted, nobody can tell whose a hash of that day was. */
export const AnalyticsSaltEntity = defineEntity({
  name: 'AnalyticsSaltRow',
  tableName: 'analytics_salts',
  properties: {
    day: p.date().primary(),
    salt: p.blob(),
    expiresAt: moment().generated(`(((day + 1)::timestamp) at time zone 'UTC') stored`),
  },
});

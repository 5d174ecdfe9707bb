import { defineEntity, p } from '@mikro-orm/core';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import { added, moment, partOf } from '../postgres/columns.js';
import { BusinessEntity } from '../business/business.entity.js';

/**
 * One interaction of a visitor with a business. Its network address is stored only as a hash with that day's salt. The
 * table is partitioned by day and keeps the last 30 (analytics-partitions). It has no foreign keys, because a reference
 * would lock businesses and members whenever a partition is created or dropped.
 */
export const InteractionEntity = defineEntity({
  name: 'BusinessAnalyticsRow',
  tableName: 'business_analytics',
  properties: {
    /** The day of the interaction (UTC). */
    day: p.date().primary().defaultRaw(`((now() at time zone 'UTC'::text))::date`),
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    businessId: p.integer(),
    userId: p.uuid().nullable(),
    interactionType: p.enum(INTERACTION_TYPES),
    sessionId: p.text().nullable(),
    userAgent: p.text().nullable(),
    timestamp: added(),
    addressHash: p.text().nullable(),
    // Identifies the visitor and the half hour, so that repetitions don't count. Null once the visitor is forgotten.
    visit: p.text().nullable(),
  },
  checks: [{ name: 'business_analytics_day_check', expression: `day = ("timestamp" at time zone 'UTC')::date` }],
  indexes: [{ name: 'business_analytics_user', properties: ['userId'], where: 'user_id is not null' }],
  uniques: [
    {
      name: 'business_analytics_view',
      properties: ['day', 'businessId', 'sessionId', 'addressHash'],
      where: `interaction_type = 'view'`,
    },
    {
      name: 'business_analytics_visit',
      properties: ['day', 'businessId', 'interactionType', 'visit'],
      where: 'visit is not null',
    },
  ],
});

/** How many interactions of one type a business had on a day (UTC). It does not record whose they were. */
export const InteractionCountEntity = defineEntity({
  name: 'BusinessAnalyticsDayRow',
  tableName: 'business_analytics_days',
  properties: {
    businessId: partOf(BusinessEntity).primary(),
    day: p.date().primary(),
    interactionType: p.enum(INTERACTION_TYPES).primary(),
    amount: p.integer(),
  },
  indexes: [{ name: 'business_analytics_days_day', properties: ['day'] }],
});

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

import { defineEntity, p } from '@mikro-orm/core';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import { added } from '../postgres/columns.js';

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
  },
  checks: [{ name: 'business_analytics_day_check', expression: `day = ("timestamp" at time zone 'UTC')::date` }],
  indexes: [{ name: 'business_analytics_user', properties: ['userId'], where: 'user_id is not null' }],
  uniques: [
    {
      name: 'business_analytics_view',
      properties: ['day', 'businessId', 'sessionId', 'addressHash'],
      where: `interaction_type = 'view'`,
    },
  ],
});

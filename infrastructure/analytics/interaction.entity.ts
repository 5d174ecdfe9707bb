import { defineEntity, p } from '@mikro-orm/core';
import type { InteractionType } from '../../domain/analytics/interaction.js';

/** One interaction of a visitor with a listing; its network address only as a hash with the salt of its day. */
export const InteractionEntity = defineEntity({
  name: 'BusinessAnalyticsRow',
  tableName: 'business_analytics',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    businessId: p.integer(),
    userId: p.uuid().nullable(),
    interactionType: p.text().$type<InteractionType>(),
    sessionId: p.text().nullable(),
    userAgent: p.text().nullable(),
    timestamp: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    addressHash: p.text().nullable(),
  },
});

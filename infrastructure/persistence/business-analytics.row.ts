import { defineEntity, p } from '@mikro-orm/core';

type InteractionType =
  'view' | 'phone_click' | 'website_click' | 'directions_click' | 'social_media_click' | 'review_click' | 'image_click';

/** One interaction of a visitor with a listing. */
export const BusinessAnalyticsRow = defineEntity({
  name: 'BusinessAnalyticsRow',
  tableName: 'business_analytics',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    businessId: p.integer(),
    userId: p.uuid().nullable(),
    interactionType: p.text().$type<InteractionType>(),
    sessionId: p.text().nullable(),
    ipAddress: p.text().nullable(),
    userAgent: p.text().nullable(),
    timestamp: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
  },
});

import { defineEntity, p } from '@mikro-orm/core';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import { added } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';

/** One interaction of a visitor with a business; its network address only as a hash with the salt of its day. */
export const InteractionEntity = defineEntity({
  name: 'BusinessAnalyticsRow',
  tableName: 'business_analytics',
  properties: {
    id: p.bigint('number').primary().autoincrement().generated('by default as identity'),
    businessId: p.manyToOne(BusinessEntity).mapToPk().deleteRule('cascade').index(false),
    userId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('set null').index(false),
    interactionType: p.enum(INTERACTION_TYPES),
    sessionId: p.text().nullable(),
    userAgent: p.text().nullable(),
    timestamp: added(),
    addressHash: p.text().nullable(),
  },
  indexes: [
    { name: 'business_analytics_business', properties: ['businessId', 'timestamp'] },
    { name: 'business_analytics_user', properties: ['userId'], where: 'user_id is not null' },
  ],
});

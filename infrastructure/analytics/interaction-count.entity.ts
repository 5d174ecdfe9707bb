import { defineEntity, p } from '@mikro-orm/core';
import { INTERACTION_TYPES } from '../../domain/analytics/interaction.js';
import { BusinessEntity } from '../business/business.entity.js';

/** How many interactions of one type a business had on a day (UTC). It does not record whose they were. */
export const InteractionCountEntity = defineEntity({
  name: 'BusinessAnalyticsDayRow',
  tableName: 'business_analytics_days',
  properties: {
    businessId: p.manyToOne(BusinessEntity).mapToPk().primary().deleteRule('cascade').index(false),
    day: p.date().primary(),
    interactionType: p.enum(INTERACTION_TYPES).primary(),
    amount: p.integer(),
  },
  indexes: [{ name: 'business_analytics_days_day', properties: ['day'] }],
});

import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, contentState, identity } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { ReviewEntity } from './review.entity.js';

/** The owner's response to a review. */
export const OwnerResponseEntity = defineEntity({
  name: 'ReviewResponseRow',
  tableName: 'review_responses',
  properties: {
    id: identity(),
    reviewId: p.manyToOne(ReviewEntity).mapToPk().deleteRule('cascade').index(false).unique(),
    businessId: p.manyToOne(BusinessEntity).mapToPk().deleteRule('cascade').index(false),
    responderId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('set null').index(false),
    content: p.text(),
    ...contentState(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [{ name: 'review_responses_removed', properties: ['stateSince'], where: `state = 'removed'` }],
});

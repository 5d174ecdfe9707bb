import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, contentState, identity, linkTo, partOf } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { ReviewEntity } from './review.entity.js';

export const OwnerResponseEntity = defineEntity({
  name: 'ReviewResponseRow',
  tableName: 'review_responses',
  properties: {
    id: identity(),
    reviewId: partOf(ReviewEntity).unique(),
    businessId: partOf(BusinessEntity),
    responderId: linkTo(UserEntity),
    content: p.text(),
    ...contentState(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [{ name: 'review_responses_removed', properties: ['stateSince'], where: `state = 'removed'` }],
});

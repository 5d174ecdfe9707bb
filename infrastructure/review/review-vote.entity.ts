import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/user.entity.js';
import { ReviewEntity } from './review.entity.js';
import { added } from '../postgres/columns.js';

/** A member's helpful vote on a review. */
export const ReviewVoteEntity = defineEntity({
  name: 'ReviewVoteRow',
  tableName: 'review_votes',
  properties: {
    reviewId: p.manyToOne(ReviewEntity).mapToPk().primary().deleteRule('cascade').updateRule('no action').index(false),
    userId: p.manyToOne(UserEntity).mapToPk().primary().deleteRule('cascade').updateRule('no action').index(false),
    createdAt: added(),
  },
  indexes: [{ name: 'review_votes_user', properties: ['userId'] }],
});

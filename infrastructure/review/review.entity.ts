import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { added, changed, contentState, identity, linkTo, partOf, texts } from '../postgres/columns.js';
import { HELPFUL_FROM, RATING } from '../../domain/review/rating.js';
import { DISCLOSURES } from '../../domain/review/review.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';

/** A review. Each member writes at most one per business. */
export const ReviewEntity = defineEntity({
  name: 'ReviewRow',
  tableName: 'reviews',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    userId: linkTo(UserEntity),
    petName: p.text().nullable(),
    rating: p.integer(),
    title: p.text().nullable(),
    content: p.text().nullable(),
    images: texts(),
    disclosure: p.enum(DISCLOSURES).nullable(),
    helpfulCount: p.integer().default(0),
    isHelpful: p
      .boolean()
      .$type<Opt<boolean>>()
      .generated(`(helpful_count > ${HELPFUL_FROM - 1}) stored`),
    // Whether the review is counted and listed: true if it is shown, its author's account is not closed, and the author
    // doesn't act for the business.
    isPublished: p.boolean().default(true),
    ...contentState(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  checks: [
    { name: 'reviews_rating_check', expression: `rating >= ${RATING.min} and rating <= ${RATING.max}` },
    { name: 'reviews_published_check', expression: `state = 'shown' or not is_published` },
  ],
  // The indexes and what reads them. Migrations add those that MikroORM cannot describe:
  // - reviews_of_business, _helpful, and _lowest: the lists of a business, each in its own order, and its summary
  // - reviews_of_user: a member's list, and everything about a closed account
  // - reviews_images: where a photo is shown
  // - reviews_one_each: whether a member has reviewed a business
  // - reviews_newest: the newest reviews of all, recommendations, and the dashboard
  // - reviews_removed: which removed reviews are due to be erased
  uniques: [{ name: 'reviews_one_each', properties: ['businessId', 'userId'] }],
  indexes: [
    {
      name: 'reviews_newest',
      columns: [
        { name: 'createdAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
      where: 'is_published',
    },
    { name: 'reviews_removed', properties: ['stateSince'], where: `state = 'removed'` },
  ],
});

/** A member's helpful vote on a review. */
export const ReviewVoteEntity = defineEntity({
  name: 'ReviewVoteRow',
  tableName: 'review_votes',
  properties: {
    reviewId: partOf(ReviewEntity).primary().updateRule('no action'),
    userId: partOf(UserEntity).primary().updateRule('no action'),
    createdAt: added(),
  },
  indexes: [{ name: 'review_votes_user', properties: ['userId'] }],
});

/**
 * Totals over all published reviews, updated incrementally so that nobody counts millions of rows: the sum over these
 * rows. Only one transaction writes a row at a time; others use another row (review-totals.ts).
 */
export const ReviewTotalsEntity = defineEntity({
  name: 'ReviewTotalsRow',
  tableName: 'review_totals',
  properties: {
    id: identity(),
    reviewCount: p.bigint('number').defaultRaw('0'),
    ratingSum: p.bigint('number').defaultRaw('0'),
  },
});

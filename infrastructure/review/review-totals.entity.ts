import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../postgres/columns.js';

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

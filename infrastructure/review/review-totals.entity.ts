import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../postgres/columns.js';

/**
 * Totals over all published reviews, kept by counting down and up so that nobody ever counts millions of rows: the sum over
 * the rows here. Each is written by one transaction at a time and the others take another one (review-totals.ts).
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

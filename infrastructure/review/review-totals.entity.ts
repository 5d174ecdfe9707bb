import { defineEntity, p } from '@mikro-orm/core';

/** Totals over all published reviews, a single row, kept by counting down and up so that nobody ever counts millions of rows. */
export const ReviewTotalsEntity = defineEntity({
  name: 'ReviewTotalsRow',
  tableName: 'review_totals',
  properties: {
    id: p.boolean().primary().default(true),
    reviewCount: p.bigint('number').defaultRaw('0'),
    ratingSum: p.bigint('number').defaultRaw('0'),
  },
  checks: [{ name: 'review_totals_id_check', expression: 'id' }],
});

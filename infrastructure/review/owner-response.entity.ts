import { defineEntity, p } from '@mikro-orm/core';

/** What the owner answered to a review. */
export const OwnerResponseEntity = defineEntity({
  name: 'ReviewResponseRow',
  tableName: 'review_responses',
  properties: {
    id: p.integer().primary().autoincrement(),
    reviewId: p.integer(),
    businessId: p.integer(),
    responderId: p.uuid().nullable(),
    content: p.text(),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { HELPFUL_FROM } from '../../domain/review/rating.js';

/** A review; each member writes at most one of a place. */
export const ReviewEntity = defineEntity({
  name: 'ReviewRow',
  tableName: 'reviews',
  properties: {
    id: p.integer().primary().autoincrement(),
    businessId: p.integer(),
    userId: p.uuid().nullable(),
    petName: p.text().nullable(),
    rating: p.integer(),
    title: p.text().nullable(),
    content: p.text().nullable(),
    images: p.array().default([]),
    helpfulCount: p.integer().default(0),
    isHelpful: p
      .boolean()
      .$type<Opt<boolean>>()
      .generated(`always as (helpful_count > ${HELPFUL_FROM - 1}) stored`),
    isPublished: p.boolean().default(true),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

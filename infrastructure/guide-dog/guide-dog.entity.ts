import { defineEntity, p, type Opt } from '@mikro-orm/core';
import type { GuideDogTier } from '../../domain/guide-dog/tier.js';

type PetType = 'dog' | 'cat' | 'bird' | 'rabbit' | 'other';

/** A member's profile in the Guide Dog community; its tier follows from the number of published reviews. */
export const GuideDogEntity = defineEntity({
  name: 'GuideDogRow',
  tableName: 'guide_dogs',
  properties: {
    id: p.integer().primary().autoincrement(),
    userId: p.uuid(),
    petProfileId: p.integer().nullable(),
    petName: p.text(),
    petType: p.text().$type<PetType>(),
    petImageUrl: p.text().nullable(),
    reviewCount: p.integer().default(0),
    status: p
      .text()
      .$type<Opt<GuideDogTier>>()
      .generated(
        `always as (case when review_count >= 100 then 'platinum' when review_count >= 50 then 'gold'
        when review_count >= 20 then 'silver' else 'bronze' end) stored`,
      ),
    location: p.text().nullable(),
    bio: p.text().nullable(),
    joinedDate: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

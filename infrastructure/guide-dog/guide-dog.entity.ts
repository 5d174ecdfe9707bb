import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { GUIDE_DOG_TIER, GUIDE_DOG_TIERS, type GuideDogTier } from '../../domain/guide-dog/tier.js';

type PetType = 'dog' | 'cat' | 'bird' | 'rabbit' | 'other';

const [LOWEST, ...HIGHER] = GUIDE_DOG_TIERS;

/** SQL of `tierOf` in the domain: the highest tier that the number of reviews reaches. */
const TIER = `case ${HIGHER.toReversed()
  .map((tier) => `when review_count >= ${GUIDE_DOG_TIER[tier].from} then '${tier}'`)
  .join(' ')} else '${LOWEST}' end`;

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
    status: p.text().$type<Opt<GuideDogTier>>().generated(`always as (${TIER}) stored`),
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

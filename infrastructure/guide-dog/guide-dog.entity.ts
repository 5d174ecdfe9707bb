import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { GUIDE_DOG_PET_TYPES } from '../../domain/guide-dog/guide-dog.js';
import { GUIDE_DOG_TIER, GUIDE_DOG_TIERS, type GuideDogTier } from '../../domain/guide-dog/tier.js';
import { added, changed, contentState, identity, linkTo, partOf } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { PetProfileEntity } from '../pet/pet-profile.entity.js';

const [LOWEST, ...HIGHER] = GUIDE_DOG_TIERS;

/** SQL of the domain's `tierOf`: the highest tier that the number of reviews reaches. */
const TIER = `case ${HIGHER.toReversed()
  .map((tier) => `when review_count >= ${GUIDE_DOG_TIER[tier].from} then '${tier}'`)
  .join(' ')} else '${LOWEST}' end`;

/** A member's profile in the Guide Dog community. Its tier follows from the number of published reviews. */
export const GuideDogEntity = defineEntity({
  name: 'GuideDogRow',
  tableName: 'guide_dogs',
  properties: {
    id: identity(),
    userId: partOf(UserEntity).unique(),
    petProfileId: linkTo(PetProfileEntity),
    petName: p.text(),
    petType: p.enum(GUIDE_DOG_PET_TYPES),
    petImageUrl: p.text().nullable(),
    reviewCount: p.integer().default(0),
    status: p.text().$type<Opt<GuideDogTier>>().generated(`(${TIER}) stored`),
    location: p.text().nullable(),
    bio: p.text().nullable(),
    joinedDate: added(),
    ...contentState(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'guide_dogs_rank', columns: [{ name: 'reviewCount', sort: 'DESC' }, { name: 'id' }] },
    { name: 'guide_dogs_removed', properties: ['stateSince'], where: `state = 'removed'` },
  ],
});

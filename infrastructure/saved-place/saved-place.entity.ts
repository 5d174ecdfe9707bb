import { defineEntity } from '@mikro-orm/core';
import { added, linkTo, partOf } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { MergeEntity } from '../duplicate/merge.entity.js';

/** A business that a member saved. */
export const SavedPlaceEntity = defineEntity({
  name: 'SavedPlaceRow',
  tableName: 'saved_places',
  properties: {
    userId: partOf(UserEntity).primary().updateRule('no action'),
    businessId: partOf(BusinessEntity).primary().updateRule('no action'),
    // Set if it was copied from a business merged into this one. It is removed if the merge is undone.
    mergeId: linkTo(MergeEntity),
    createdAt: added(),
  },
  indexes: [{ name: 'saved_places_business', properties: ['businessId'] }],
});

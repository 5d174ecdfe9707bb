import { defineEntity, p } from '@mikro-orm/core';
import { added, linkTo, partOf } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { MergeEntity } from '../duplicate/merge.entity.js';
import { SavedListEntity } from './saved-list.entity.js';

/** A business in a list of a member. It can be in several lists. */
export const SavedPlaceEntity = defineEntity({
  name: 'SavedPlaceRow',
  tableName: 'saved_places',
  properties: {
    listId: partOf(SavedListEntity).primary().updateRule('no action'),
    businessId: partOf(BusinessEntity).primary().updateRule('no action'),
    // The list's member, so that a card can be marked as saved with one lookup.
    userId: partOf(UserEntity),
    note: p.text().nullable(),
    // Order of the trip. Two places can have the same position; their ids then decide.
    position: p.integer().default(0),
    // Set if it was copied from a business merged into this one. It is removed if the merge is undone.
    mergeId: linkTo(MergeEntity),
    createdAt: added(),
  },
  indexes: [
    { name: 'saved_places_business', properties: ['businessId'] },
    { name: 'saved_places_user', properties: ['userId', 'businessId'] },
  ],
});

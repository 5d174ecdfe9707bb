import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { MergeEntity } from '../duplicate/merge.entity.js';

/** A business that a member saved. */
export const SavedPlaceEntity = defineEntity({
  name: 'SavedPlaceRow',
  tableName: 'saved_places',
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().primary().deleteRule('cascade').updateRule('no action').index(false),
    businessId: p
      .manyToOne(BusinessEntity)
      .mapToPk()
      .primary()
      .deleteRule('cascade')
      .updateRule('no action')
      .index(false),
    // Set if it was copied from a business merged into this one. It is removed if the merge is undone.
    mergeId: p.manyToOne(MergeEntity).mapToPk().nullable().deleteRule('set null').index(false),
    createdAt: added(),
  },
  indexes: [{ name: 'saved_places_business', properties: ['businessId'] }],
});

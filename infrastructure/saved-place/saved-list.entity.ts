import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/user.entity.js';
import { added, identity, partOf } from '../postgres/columns.js';

/** A member's list of saved places. */
export const SavedListEntity = defineEntity({
  name: 'SavedListRow',
  tableName: 'saved_lists',
  properties: {
    id: identity(),
    userId: partOf(UserEntity),
    name: p.text(),
    // The list in which the heart saves. Each member who saved something has one.
    isDefault: p.boolean().default(false),
    // The secret part of the address of a shared list; null if it isn't shared.
    shareToken: p.text().nullable(),
    sharesNotes: p.boolean().default(false),
    sharesName: p.boolean().default(false),
    createdAt: added(),
  },
  uniques: [
    { name: 'saved_lists_share_token_key', properties: ['shareToken'] },
    { name: 'saved_lists_default', properties: ['userId'], where: 'is_default' },
  ],
  indexes: [{ name: 'saved_lists_user', properties: ['userId'] }],
});

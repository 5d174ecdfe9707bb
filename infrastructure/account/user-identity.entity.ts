import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';
import { added } from '../postgres/columns.js';

/** A member's identity at an issuer. */
export const UserIdentityEntity = defineEntity({
  name: 'UserIdentityRow',
  tableName: 'user_identities',
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    userId: p.manyToOne(UserEntity).mapToPk().deleteRule('cascade').index(false),
    createdAt: added(),
  },
  indexes: [{ name: 'user_identities_user', properties: ['userId'] }],
});

import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';
import { added, moment } from '../postgres/columns.js';

/** A change of address that waits for its confirmation. One without a hash leads nowhere and only counts how often its member asked. */
export const EmailChangeEntity = defineEntity({
  name: 'EmailChangeRow',
  tableName: 'email_changes',
  properties: {
    id: p.uuid().primary(),
    userId: p.manyToOne(UserEntity).mapToPk().deleteRule('cascade').index(false),
    email: p.text(),
    tokenHash: p.text().nullable().unique(),
    expiresAt: moment(),
    createdAt: added(),
  },
  indexes: [
    { name: 'email_changes_user', properties: ['userId'] },
    { name: 'email_changes_expiry', properties: ['expiresAt'] },
  ],
});

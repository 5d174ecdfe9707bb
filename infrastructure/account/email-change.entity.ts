import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';
import { added, moment, partOf } from '../postgres/columns.js';

/**
 * A requested email change that waits for confirmation. A row without a hash has no working link; it only counts the
 * member's requests.
 */
export const EmailChangeEntity = defineEntity({
  name: 'EmailChangeRow',
  tableName: 'email_changes',
  properties: {
    id: p.uuid().primary(),
    userId: partOf(UserEntity),
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

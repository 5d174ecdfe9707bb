import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';
import { added, moment, partOf } from '../postgres/columns.js';

/**
 * A call with an Idempotency-Key and its first response. A row without a status is still in progress. It is here, not
 * next to its repository, because it refers to a member and postgres/ knows no subject.
 */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKeyRow',
  tableName: 'idempotency_keys',
  properties: {
    owner: p.text().primary(),
    path: p.text().primary(),
    key: p.text().primary(),
    userId: partOf(UserEntity).nullable(),
    bodyHash: p.text(),
    run: p.uuid(),
    startedAt: added(),
    /**
     * Saved in the same transaction as the call's changes. If set, the changes were made, even if the response was
     * lost.
     */
    changedAt: moment().nullable(),
    status: p.smallint().nullable(),
    headers: p.json<Readonly<Record<string, string>>>().nullable(),
    body: p.text().nullable(),
    expiresAt: moment(),
  },
  indexes: [
    { name: 'idempotency_keys_user', properties: ['userId'], where: 'user_id is not null' },
    { name: 'idempotency_keys_expiry', properties: ['expiresAt'] },
  ],
});

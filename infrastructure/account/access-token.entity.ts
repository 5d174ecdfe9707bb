import { defineEntity, p } from '@mikro-orm/core';
import { TOKEN_SCOPES, type TokenScope } from '../../domain/account/access-token.js';
import { UserEntity } from './user.entity.js';
import { added, moment, partOf } from '../postgres/columns.js';

/** A personal access token. Only a hash of the token is stored. */
export const AccessTokenEntity = defineEntity({
  name: 'AccessTokenRow',
  tableName: 'access_tokens',
  properties: {
    id: p.uuid().primary(),
    userId: partOf(UserEntity),
    name: p.text(),
    tokenHash: p.text().unique(),
    scopes: p.array().$type<TokenScope[]>(),
    createdAt: added(),
    expiresAt: moment().nullable(),
    lastUsedAt: moment().nullable(),
  },
  checks: [
    {
      name: 'access_tokens_scopes_check',
      expression: `scopes <@ array[${TOKEN_SCOPES.map((scope) => `'${scope}'`).join(', ')}] and cardinality(scopes) > 0`,
    },
  ],
  indexes: [{ name: 'access_tokens_user', properties: ['userId'] }],
});

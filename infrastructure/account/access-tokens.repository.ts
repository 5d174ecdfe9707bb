import type { AccessTokens } from '../../application/account/ports.js';
import type { AccessToken } from '../../domain/account/access-token.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AccessTokenEntity } from './access-token.entity.js';

const OF_MEMBER: Statement = {
  name: 'access-tokens-of-member',
  text: `select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
    from access_tokens where user_id = $1 order by created_at desc, id desc`,
};

/**
 * Personal access tokens in PostgreSQL, as entities. The list is plain SQL because it is read without a transaction.
 */
export class PostgresAccessTokens implements AccessTokens {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  ofMember(userId: string): Promise<AccessToken[]> {
    return this.database.rows<AccessToken>(OF_MEMBER, [userId]);
  }

  async countOf(userId: string): Promise<number> {
    return this.work.em.count(AccessTokenEntity, { userId });
  }

  async add(userId: string, { scopes, ...token }: AccessToken, tokenHash: string): Promise<void> {
    await this.work.add(AccessTokenEntity, { ...token, scopes: [...scopes], userId, tokenHash });
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const token = await this.work.em.findOne(AccessTokenEntity, { userId, id });
    if (token === null) return false;
    await this.work.em.remove(token).flush();
    return true;
  }
}

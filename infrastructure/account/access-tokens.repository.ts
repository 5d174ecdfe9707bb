import { AccessTokens } from '../../application/account/ports.js';
import type { AccessToken } from '../../domain/account/access-token.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const OF_MEMBER: Statement = {
  name: 'access-tokens-of-member',
  text: `select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
    from access_tokens where user_id = $1 order by created_at desc, id desc`,
};

const ADD = `
  insert into access_tokens (id, user_id, name, scopes, created_at, expires_at, token_hash)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Personal access tokens in PostgreSQL. */
export class PostgresAccessTokens extends AccessTokens {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  override ofMember(userId: string): Promise<AccessToken[]> {
    return this.database.rows<AccessToken & Record<string, unknown>>(OF_MEMBER, [userId]);
  }

  override async countOf(userId: string): Promise<number> {
    await this.work.rows('select from users where id = $1 for no key update', [userId]);
    const counted = await this.work.row<{ count: number }>(
      'select count(*)::integer as count from access_tokens where user_id = $1',
      [userId],
    );
    return counted?.count ?? 0;
  }

  override async add(userId: string, token: AccessToken, tokenHash: string): Promise<void> {
    const { id, name, scopes, createdAt, expiresAt } = token;
    await this.work.rows(ADD, [id, userId, name, scopes, createdAt, expiresAt, tokenHash]);
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    const row = await this.work.row('delete from access_tokens where user_id = $1 and id = $2 returning id', [
      userId,
      id,
    ]);
    return row !== null;
  }
}

import { AccessTokenReads, type TokenHolder } from '../../application/identity/ports.js';
import { currentUserJson } from '../account/current-user-json.js';
import type { Database, Statement } from '../postgres/database.js';
import { hashOfToken } from './token.js';

const FIND: Statement = {
  name: 'access-token',
  text: `select t.user_id as "userId", t.scopes, t.id,
           t.last_used_at is null or t.last_used_at < now() - interval '1 hour' as "isStale",
           ${currentUserJson('u')}::text as record
         from access_tokens t join users u on u.id = t.user_id
         where t.token_hash = $1 and (t.expires_at is null or t.expires_at > now()) and u.erasure_at is null`,
};

const TOUCH: Statement = {
  name: 'access-token-touch',
  text: 'update access_tokens set last_used_at = now() where id = $1',
};

/** Whom a personal access token belongs to. */
export class PostgresAccessTokenReads extends AccessTokenReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(token: string): Promise<TokenHolder | null> {
    const row = await this.database.row<TokenHolder & { id: string; isStale: boolean }>(FIND, [hashOfToken(token)]);
    if (row === null) return null;
    if (row.isStale) await this.database.rows(TOUCH, [row.id]);
    return row;
  }
}

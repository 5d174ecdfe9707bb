import type { TokenHolders, TokenHolder } from '../../application/identity/ports.js';
import { currentUserJson } from '../account/current-user-json.js';
import { joinSanction, SANCTION_COLUMNS, sanctionOf, type SanctionColumns } from '../account/sanction-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { hashOfToken } from './token.js';

interface HolderRow extends Omit<TokenHolder, 'sanction'>, SanctionColumns {
  readonly id: string;
  readonly isStale: boolean;
}

const FIND: Statement = {
  name: 'access-token',
  text: `select t.user_id as "userId", t.scopes, t.id,
           t.last_used_at is null or t.last_used_at < now() - interval '1 hour' as "isStale",
           ${currentUserJson('u')}::text as record, ${SANCTION_COLUMNS}
         from access_tokens t join users u on u.id = t.user_id ${joinSanction('u.id', 'u.email')}
         where t.token_hash = $1 and (t.expires_at is null or t.expires_at > now()) and u.erasure_at is null`,
};

const TOUCH: Statement = {
  name: 'access-token-touch',
  text: 'update access_tokens set last_used_at = now() where id = $1',
};

/** Finds members by personal access token in PostgreSQL. Prepared SQL, because each request with a token runs it. */
export class PostgresTokenHolders implements TokenHolders {
  constructor(private readonly database: Database) {}

  async find(token: string): Promise<TokenHolder | null> {
    const row = await this.database.row<HolderRow>(FIND, [hashOfToken(token)]);
    if (row === null) return null;
    const { id, isStale, userId, scopes, record } = row;
    if (isStale) await this.database.rows(TOUCH, [id]);
    return { userId, scopes, record, sanction: sanctionOf(row) };
  }
}

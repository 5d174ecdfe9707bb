import { AdministratorSessions } from '../../application/administration/ports.js';
import { ADMINISTRATOR_SESSION_S } from '../../domain/administration/administrator-session.js';
import type { Database, Statement } from '../postgres/database.js';
import { hashOfToken, newToken } from '../identity/token.js';

const BEGIN: Statement = {
  name: 'administrator-session-begin',
  text: `with ended as (delete from administrator_sessions where token_hash = $3)
    insert into administrator_sessions (token_hash, password_version, expires_at)
    values ($1, $2, now() + make_interval(secs => ${ADMINISTRATOR_SESSION_S}))`,
};

const FIND: Statement = {
  name: 'administrator-session',
  text: `select expires_at as "expiresAt" from administrator_sessions
    where token_hash = $1 and password_version = $2 and expires_at > now()`,
};

const END: Statement = {
  name: 'administrator-session-end',
  text: `delete from administrator_sessions where token_hash = $1`,
};

/**
 * The administrator's sessions, a row each, known to all processes; by SQL, as each step is one atomic statement. Of the cookie's token only a hash is kept. All methods
 * refuse with DatabaseUnavailable where the database cannot answer.
 */
export class PostgresAdministratorSessions extends AdministratorSessions {
  /** `passwordVersion` belongs to the password that is set now: sessions begun with another one have ended. */
  constructor(
    private readonly database: Database,
    private readonly passwordVersion: string,
  ) {
    super();
  }

  override async begin(before: string | null): Promise<string> {
    const token = newToken();
    const ended = before === null ? null : hashOfToken(before);
    await this.database.rows(BEGIN, [hashOfToken(token), this.passwordVersion, ended]);
    return token;
  }

  override async find(token: string): Promise<{ readonly expiresAt: Date } | null> {
    return this.database.row(FIND, [hashOfToken(token), this.passwordVersion]);
  }

  override async end(token: string): Promise<void> {
    await this.database.rows(END, [hashOfToken(token)]);
  }
}

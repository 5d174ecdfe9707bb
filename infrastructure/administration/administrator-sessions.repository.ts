import { ADMINISTRATOR_SESSION_HOURS } from '../../domain/administration/administrator-session.js';
import type { Database, Statement } from '../postgres/database.js';
import { hashOfToken, newToken } from '../identity/token.js';

/** A session ends after so long in any case, in seconds. */
export const ADMINISTRATOR_SESSION_S = ADMINISTRATOR_SESSION_HOURS * 3600;

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
 * The administrator's sessions, a row each, known to all processes. Of the cookie's token only a hash is kept. All methods
 * refuse with DatabaseUnavailable where the database cannot answer.
 */
export class AdministratorSessions {
  /** `passwordVersion` belongs to the password that is set now: sessions begun with another one have ended. */
  constructor(
    private readonly database: Database,
    private readonly passwordVersion: string,
  ) {}

  /** Begins a session and ends the one that the browser had before; answers the token for the new cookie. */
  async begin(before: string | null): Promise<string> {
    const token = newToken();
    const ended = before === null ? null : hashOfToken(before);
    await this.database.rows(BEGIN, [hashOfToken(token), this.passwordVersion, ended]);
    return token;
  }

  /** The session behind a cookie's token, or null where it ended. */
  async find(token: string): Promise<{ readonly expiresAt: Date } | null> {
    return this.database.row(FIND, [hashOfToken(token), this.passwordVersion]);
  }

  /** Ends a session, also against a request under way. */
  async end(token: string): Promise<void> {
    await this.database.rows(END, [hashOfToken(token)]);
  }
}

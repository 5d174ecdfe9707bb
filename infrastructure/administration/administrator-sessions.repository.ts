import type {
  AdministratorSessions,
  AdministratorSession,
  WithPassword,
} from '../../application/administration/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { ADMINISTRATOR_SESSION_S } from '../../domain/administration/administrator.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { hashOfToken, newToken } from '../identity/token.js';
import type { PasswordVersions } from './administrator-passwords.js';

// Inserts nothing if the administrator was removed in the meantime. The cookie of such a session opens nothing.
const BEGIN: Statement = {
  name: 'administrator-session-begin',
  text: `with ended as (delete from administrator_sessions where token_hash = $4)
    insert into administrator_sessions (token_hash, administrator_id, password_version, expires_at)
    select $1, id, $3, now() + make_interval(secs => ${ADMINISTRATOR_SESSION_S}) from administrators where id = $2`,
};

const FIND: Statement = {
  name: 'administrator-session',
  text: `select a.id, a.name, a.password_hash as "passwordHash", s.password_version as "passwordVersion", s.expires_at as "expiresAt",
      extract(epoch from s.expires_at - now())::float8 * 1000 as "msLeft"
    from administrator_sessions s join administrators a on a.id = s.administrator_id
    where s.token_hash = $1 and s.expires_at > now()`,
};

const END_OTHERS: Statement = {
  name: 'administrator-session-end-others',
  text: `with ended as (delete from administrator_sessions where administrator_id = $1 and token_hash <> $2)
    update administrator_sessions set password_version = $3 where token_hash = $2 and administrator_id = $1`,
};

const END: Statement = {
  name: 'administrator-session-end',
  text: `delete from administrator_sessions where token_hash = $1`,
};

interface Found extends Omit<AdministratorSession, 'signedInAt' | 'sessionId'> {
  readonly passwordHash: string | null;
  readonly passwordVersion: string;
  readonly msLeft: number;
}

/**
 * Administrator sessions, one row each, shared by all processes. Plain SQL, because each step is one atomic statement.
 * Only a hash of the cookie's token is stored. All methods throw DatabaseUnavailable if the database cannot answer.
 */
export class PostgresAdministratorSessions implements AdministratorSessions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly versions: PasswordVersions,
    private readonly clock: Clock,
  ) {}

  async begin({ id, passwordHash }: WithPassword, before: string | null): Promise<string> {
    const token = newToken();
    const ended = before === null ? null : hashOfToken(before);
    await this.database.rows(BEGIN, [hashOfToken(token), id, this.versions.of(passwordHash), ended]);
    return token;
  }

  async find(token: string): Promise<AdministratorSession | null> {
    const sessionId = hashOfToken(token);
    const found = await this.database.row<Found>(FIND, [sessionId]);
    if (!this.#isOpen(found)) return null;
    const { id, name, expiresAt, msLeft } = found;
    // Sessions are never extended, so the remaining time shows when the session began.
    const signedInAt = new Date(this.clock.now().getTime() + msLeft - ADMINISTRATOR_SESSION_S * 1000);
    return { id, name, sessionId, signedInAt, expiresAt };
  }

  async requireOpen(sessionId: string): Promise<void> {
    if (!this.#isOpen(await this.work.row<Found>(FIND.text, [sessionId]))) refuse('UNAUTHORIZED', 'Unauthorized');
  }

  async end(token: string): Promise<void> {
    await this.database.rows(END, [hashOfToken(token)]);
  }

  async endOthers({ id, passwordHash }: WithPassword, token: string): Promise<void> {
    await this.database.rows(END_OTHERS, [id, hashOfToken(token), this.versions.of(passwordHash)]);
  }

  /** Whether the session was started with the current password. */
  #isOpen(found: Found | null): found is Found {
    return found !== null && found.passwordVersion === this.versions.of(found.passwordHash);
  }
}

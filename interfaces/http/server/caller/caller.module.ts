import { Global, Module } from '@nestjs/common';
import { AdministratorSessions } from '../../../../application/administration/ports.js';
import { TokenHolders, MemberSessions } from '../../../../application/identity/ports.js';
import { Clock } from '../../../../application/shared/clock.js';
import { PasswordVersions } from '../../../../infrastructure/administration/administrator-passwords.js';
import { PostgresAdministratorSessions } from '../../../../infrastructure/administration/administrator-sessions.repository.js';
import { PostgresTokenHolders } from '../../../../infrastructure/identity/token-holders.repository.js';
import { PostgresMemberSessions } from '../../../../infrastructure/identity/member-sessions.repository.js';
import { derivedSecret } from '../../../../infrastructure/identity/provider/client-secret.js';
import { Database } from '../../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../../infrastructure/postgres/unit-of-work.js';
import { SETTINGS } from '../core.module.js';
import { provideAs, provideBy } from '../provide.js';
import { CallerIdentity } from './caller-identity.js';
import { AccessTokenStrategy, AdminSessionStrategy, MemberSessionStrategy } from './caller.strategies.js';
import { SessionCookies } from './session-cookies.js';

/** Identifies callers by session or access token. Guards and hooks use it. */
@Global()
@Module({
  providers: [
    MemberSessionStrategy,
    AccessTokenStrategy,
    AdminSessionStrategy,
    provideBy(SessionCookies, ({ http }) => new SessionCookies(http.publicUrl), SETTINGS),
    provideAs(MemberSessions, PostgresMemberSessions, Database, Clock),
    provideAs(TokenHolders, PostgresTokenHolders, Database),
    provideBy(
      PasswordVersions,
      ({ admin, appSecret }) =>
        new PasswordVersions(admin, derivedSecret(appSecret, 'administrator: password version')),
      SETTINGS,
    ),
    provideAs(AdministratorSessions, PostgresAdministratorSessions, Database, UnitOfWork, PasswordVersions, Clock),
    provideBy(
      CallerIdentity,
      (cookies, sessions, tokens, administrators) => new CallerIdentity({ cookies, sessions, tokens, administrators }),
      SessionCookies,
      MemberSessions,
      TokenHolders,
      AdministratorSessions,
    ),
  ],
  exports: [CallerIdentity, SessionCookies, MemberSessions, AdministratorSessions],
})
export class CallerModule {}

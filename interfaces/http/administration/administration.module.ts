import { Module } from '@nestjs/common';
import { AdministratorPassword } from '../../../infrastructure/administration/administrator-password.js';
import { AdministratorSessions } from '../../../infrastructure/administration/administrator-sessions.repository.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { SharedLimits } from '../../../infrastructure/postgres/shared-limits.repository.js';
import { SessionCookies } from '../identity/session-cookies.js';
import { LOGGER, SETTINGS } from '../server/core.module.js';
import { provideBy } from '../server/provide.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminSessionStrategy } from './admin-session.strategy.js';
import { AdministratorSignIn } from './administrator-sign-in.js';

/** The administrator's session. */
@Module({
  controllers: [AdminSessionController],
  providers: [
    AdminSessionStrategy,
    provideBy(
      AdministratorPassword,
      ({ admin, appSecret }) =>
        new AdministratorPassword(admin, derivedSecret(appSecret, 'administrator: password version')),
      SETTINGS,
    ),
    provideBy(
      AdministratorSessions,
      (database, { version }) => new AdministratorSessions(database, version),
      Database,
      AdministratorPassword,
    ),
    provideBy(
      AdministratorSignIn,
      (password, sessions, cookies, limits, logger) =>
        new AdministratorSignIn({ password, sessions, cookies, limits, logger }),
      AdministratorPassword,
      AdministratorSessions,
      SessionCookies,
      SharedLimits,
      LOGGER,
    ),
  ],
  exports: [AdministratorSessions],
})
export class AdministrationModule {}

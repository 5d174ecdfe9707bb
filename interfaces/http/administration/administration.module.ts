import { Module } from '@nestjs/common';
import { AuditLog } from '../../../application/administration/audit.js';
import {
  AdministratorPassword,
  Administrators,
  AdministratorSessions,
} from '../../../application/administration/ports.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { ConfiguredPassword } from '../../../infrastructure/administration/administrator-password.js';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { PostgresAdministratorSessions } from '../../../infrastructure/administration/administrator-sessions.repository.js';
import { OneAdministrator } from '../../../infrastructure/administration/one-administrator.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SessionCookies } from '../identity/session-cookies.js';
import { LOGGER, SETTINGS } from '../server/core.module.js';
import { provideAlso, provideAs, provideBy } from '../server/provide.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminSessionStrategy } from './admin-session.strategy.js';
import { AdministratorSignIn } from './administrator-sign-in.js';

/** The administrator's session. */
@Module({
  controllers: [AdminSessionController],
  providers: [
    AdminSessionStrategy,
    provideAs(Administrators, OneAdministrator),
    provideAs(AuditLog, PostgresAuditLog, UnitOfWork),
    provideBy(
      ConfiguredPassword,
      ({ admin, appSecret }) =>
        new ConfiguredPassword(admin, derivedSecret(appSecret, 'administrator: password version')),
      SETTINGS,
    ),
    provideAlso(AdministratorPassword, ConfiguredPassword),
    provideBy(
      AdministratorSessions,
      (database, { version }) => new PostgresAdministratorSessions(database, version),
      Database,
      ConfiguredPassword,
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
  exports: [Administrators, AdministratorSessions, AuditLog],
})
export class AdministrationModule {}

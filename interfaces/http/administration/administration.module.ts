import { Module } from '@nestjs/common';
import { AddAdministrator } from '../../../application/administration/add-administrator.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { ChangeOwnPassword } from '../../../application/administration/change-own-password.js';
import { ChangeSecondFactor } from '../../../application/administration/change-second-factor.js';
import { CheckAdministrator } from '../../../application/administration/check-administrator.js';
import {
  AdministratorPasswords,
  Administrators,
  AdministratorSessions,
  SecondFactors,
} from '../../../application/administration/ports.js';
import { RemoveAdministrator } from '../../../application/administration/remove-administrator.js';
import { Clock } from '../../../application/shared/clock.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import {
  ConfiguredPasswords,
  PasswordVersions,
} from '../../../infrastructure/administration/administrator-passwords.js';
import { PostgresAdministratorSessions } from '../../../infrastructure/administration/administrator-sessions.repository.js';
import { PostgresAdministrators } from '../../../infrastructure/administration/administrators.repository.js';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { TotpSecondFactors } from '../../../infrastructure/administration/totp-second-factors.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SessionCookies } from '../identity/session-cookies.js';
import { LOGGER, SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminSessionStrategy } from './admin-session.strategy.js';
import { AdministratorProofs } from './administrator-proofs.js';
import { AdministratorSignIn } from './administrator-sign-in.js';
import { AdministratorsController } from './administrators.controller.js';
import { OwnSignInController } from './own-sign-in.controller.js';

/** Administrators, how they sign in, and what is written down of them. */
@Module({
  controllers: [AdminSessionController, OwnSignInController, AdministratorsController],
  providers: [
    AdminSessionStrategy,
    provideAs(AuditLog, PostgresAuditLog, UnitOfWork),
    provideAs(Administrators, PostgresAdministrators, Database, UnitOfWork),
    provideBy(AdministratorPasswords, ({ admin, site }) => new ConfiguredPasswords(admin, site.name), SETTINGS),
    provideBy(SecondFactors, ({ appSecret, site }) => new TotpSecondFactors(appSecret, site.name), SETTINGS),
    provideBy(
      PasswordVersions,
      ({ admin, appSecret }) =>
        new PasswordVersions(admin, derivedSecret(appSecret, 'administrator: password version')),
      SETTINGS,
    ),
    provideAs(AdministratorSessions, PostgresAdministratorSessions, Database, UnitOfWork, PasswordVersions, Clock),
    provide(CheckAdministrator, Transaction, Administrators, AdministratorPasswords, SecondFactors, Clock),
    provide(ChangeSecondFactor, Transaction, Administrators, AdministratorPasswords, SecondFactors, AuditLog, Clock),
    provide(ChangeOwnPassword, Transaction, Administrators, AdministratorPasswords, AuditLog),
    provide(
      AddAdministrator,
      Transaction,
      Administrators,
      AdministratorSessions,
      AdministratorPasswords,
      AuditLog,
      Clock,
    ),
    provide(RemoveAdministrator, Transaction, Administrators, AdministratorSessions, AuditLog, Clock),
    provideBy(
      AdministratorSignIn,
      (check, sessions, cookies, limits, logger) =>
        new AdministratorSignIn({ check, sessions, cookies, limits, logger }),
      CheckAdministrator,
      AdministratorSessions,
      SessionCookies,
      SharedLimits,
      LOGGER,
    ),
    provideBy(
      AdministratorProofs,
      (sessions, cookies, limits, logger) => new AdministratorProofs({ sessions, cookies, limits, logger }),
      AdministratorSessions,
      SessionCookies,
      SharedLimits,
      LOGGER,
    ),
  ],
  exports: [Administrators, AdministratorSessions, AuditLog],
})
export class AdministrationModule {}

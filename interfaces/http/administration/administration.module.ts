import { Module } from '@nestjs/common';
import { AddAdministrator } from '../../../application/administration/add-administrator.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { ChangeSavedReplies } from '../../../application/administration/change-saved-replies.js';
import { ChangeOwnPassword } from '../../../application/administration/change-own-password.js';
import { ChangeSecondFactor } from '../../../application/administration/change-second-factor.js';
import { CheckAdministrator } from '../../../application/administration/check-administrator.js';
import {
  AdministratorPasswords,
  Administrators,
  AdministratorSessions,
  SecondFactors,
} from '../../../application/administration/ports.js';
import { Decisions } from '../../../application/administration/decision-ports.js';
import { SavedReplies } from '../../../application/administration/reply-ports.js';
import { RemoveAdministrator } from '../../../application/administration/remove-administrator.js';
import { UndoDecision } from '../../../application/administration/undo-decision.js';
import { Clock } from '../../../application/shared/clock.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { ConfiguredPasswords } from '../../../infrastructure/administration/administrator-passwords.js';
import { PostgresAdministrators } from '../../../infrastructure/administration/administrators.repository.js';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { PostgresSavedReplies } from '../../../infrastructure/administration/saved-replies.repository.js';
import { TotpSecondFactors } from '../../../infrastructure/administration/totp-second-factors.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { SessionCookies } from '../server/caller/session-cookies.js';
import { LOGGER, SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { ActivityMetrics } from '../site/activity-metrics.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdministratorProofs } from './administrator-proofs.js';
import { AdministratorSignIn } from './administrator-sign-in.js';
import { AdministratorsController } from './administrators.controller.js';
import { DecisionsController } from './decisions.controller.js';
import { OwnSignInController } from './own-sign-in.controller.js';
import { SavedRepliesController } from './saved-replies.controller.js';

/** Administrators, their sign-in, and the audit log. */
@Module({
  controllers: [
    AdminSessionController,
    OwnSignInController,
    AdministratorsController,
    DecisionsController,
    SavedRepliesController,
  ],
  providers: [
    provideAs(AuditLog, PostgresAuditLog, UnitOfWork),
    provideAs(Administrators, PostgresAdministrators, Database, UnitOfWork),
    provideBy(AdministratorPasswords, ({ admin, site }) => new ConfiguredPasswords(admin, site.name), SETTINGS),
    provideBy(SecondFactors, ({ appSecret, site }) => new TotpSecondFactors(appSecret, site.name), SETTINGS),
    provideAs(SavedReplies, PostgresSavedReplies, Database, UnitOfWork),
    provide(ChangeSavedReplies, Transaction, SavedReplies, AuditLog, Clock),
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
    provide(UndoDecision, Transaction, Decisions, AuditLog, Clock),
    provide(RemoveAdministrator, Transaction, Administrators, AdministratorSessions, AuditLog, Clock),
    provideBy(
      AdministratorSignIn,
      (check, sessions, cookies, limits, logger, metrics) =>
        new AdministratorSignIn({ check, sessions, cookies, limits, logger, metrics }),
      CheckAdministrator,
      AdministratorSessions,
      SessionCookies,
      SharedLimits,
      LOGGER,
      ActivityMetrics,
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
  exports: [Administrators, AuditLog],
})
export class AdministrationModule {}

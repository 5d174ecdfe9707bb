import { Module } from '@nestjs/common';
import { AskForEmailChange } from '../../../application/account/ask-for-email-change.js';
import { ChangeProfile } from '../../../application/account/change-profile.js';
import { ChangePrivacy } from '../../../application/account/change-privacy.js';
import { CloseAccount } from '../../../application/account/close-account.js';
import { ConfirmEmail } from '../../../application/account/confirm-email.js';
import { CreateAccessToken } from '../../../application/account/create-access-token.js';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { EraseMinor } from '../../../application/account/erase-minor.js';
import { ExportOwnData } from '../../../application/account/export-own-data.js';
import {
  AccessTokens,
  AccountClosing,
  EmailChanges,
  MemberData,
  Members,
  OwnSessions,
} from '../../../application/account/ports.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { StateAge } from '../../../application/account/state-age.js';
import { AuditLog } from '../../../application/administration/audit.js';
import { OrderedErasures, type FingerprintOf } from '../../../application/moderation/erasure/ports.js';
import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { RevokeAccessToken } from '../../../application/account/revoke-access-token.js';
import { Clock } from '../../../application/shared/clock.js';
import { Jobs } from '../../../application/shared/jobs.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { FileStore } from '../../../application/upload/ports.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresAccessTokens } from '../../../infrastructure/account/access-tokens.repository.js';
import { PostgresAccountClosing } from '../../../infrastructure/member-data/account-closing.repository.js';
import { PostgresMemberData } from '../../../infrastructure/member-data/member-data.repository.js';
import { MemberPhotos } from '../../../infrastructure/member-data/member-photos.js';
import { PostgresEmailChanges } from '../../../infrastructure/account/email-changes.repository.js';
import { PostgresMembers } from '../../../infrastructure/account/members.repository.js';
import { PostgresOwnSessions } from '../../../infrastructure/account/own-sessions.repository.js';
import { memberFingerprints } from '../../../infrastructure/administration/member-fingerprints.js';
import { derivedSecret } from '../../../infrastructure/identity/provider/client-secret.js';
import { PostgresOrderedErasures } from '../../../infrastructure/moderation/ordered-erasures.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { StoredMemberPhotos } from '../../../infrastructure/upload/stored-member-photos.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy, token } from '../server/provide.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import { ChangeOwnerModule } from '../ownership/change-owner.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { AccountAccessController } from './account-access.controller.js';
import { AccountController } from './account.controller.js';
import { PrivacyController } from './privacy.controller.js';
import { UsersController } from './users.controller.js';

/** Fingerprints of members in the audit log. */
export const FINGERPRINT_OF = token<FingerprintOf>('fingerprints of members');

/** A member's own account and public profile. */
@Module({
  imports: [AdministrationModule, BillingModule, ChangeOwnerModule, UploadModule],
  controllers: [AccountController, AccountAccessController, PrivacyController, UsersController],
  providers: [
    provideAs(Members, PostgresMembers, Database, UnitOfWork),
    provideAs(EmailChanges, PostgresEmailChanges, UnitOfWork),
    provideAs(AccessTokens, PostgresAccessTokens, Database, UnitOfWork),
    provideAs(OwnSessions, PostgresOwnSessions, Database, UnitOfWork),
    provideAs(AccountClosing, PostgresAccountClosing, UnitOfWork),
    provideAs(MemberPhotos, StoredMemberPhotos, Database, FileStore),
    provideAs(MemberData, PostgresMemberData, Database, UnitOfWork, MemberPhotos, Jobs),
    provide(ChangeProfile, Transaction, Members, TakePictures, Clock),
    provide(ChangePrivacy, Transaction, Members),
    provide(EraseMinor, Transaction, MemberData, EndSubscriptions, ChangeOwner, Jobs),
    provide(StateAge, Transaction, Members, EraseMinor),
    provide(AskForEmailChange, Transaction, Members, EmailChanges, Outbox, Secrets, Clock),
    provide(ConfirmEmail, Transaction, Members, EmailChanges, Secrets, Clock),
    provide(CreateAccessToken, Transaction, Members, AccessTokens, Secrets, Clock),
    provide(RevokeAccessToken, Transaction, AccessTokens),
    provide(ExportOwnData, MemberData, Clock),
    provide(CloseAccount, Transaction, Members, AccountClosing, EndSubscriptions, Outbox, Clock),
    provideAs(OrderedErasures, PostgresOrderedErasures, UnitOfWork),
    provideBy(
      FINGERPRINT_OF,
      ({ appSecret }) => memberFingerprints(derivedSecret(appSecret, 'audit log: members')),
      SETTINGS,
    ),
    provideBy(
      EraseDueAccounts,
      (transaction, closing, data, subscriptions, owners, jobs, audit, fingerprintOf, clock) =>
        new EraseDueAccounts({
          ...{ transaction, closing, data, subscriptions, owners, jobs, audit, fingerprintOf, clock },
        }),
      ...([Transaction, AccountClosing, MemberData, EndSubscriptions, ChangeOwner] as const),
      ...([Jobs, AuditLog, FINGERPRINT_OF, Clock] as const),
    ),
    provide(RestoreAccount, Transaction, AccountClosing, OrderedErasures),
  ],
  exports: [AccountClosing, EraseMinor, FINGERPRINT_OF, OrderedErasures, RestoreAccount],
})
export class AccountModule {}

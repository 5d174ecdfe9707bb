import { ApplyRetention } from '../../../application/accounts/apply-retention.js';
import { AskForEmailChange } from '../../../application/accounts/ask-for-email-change.js';
import { ChangeProfile } from '../../../application/accounts/change-profile.js';
import { CloseAccount } from '../../../application/accounts/close-account.js';
import { ConfirmEmail } from '../../../application/accounts/confirm-email.js';
import { CreateAccessToken } from '../../../application/accounts/create-access-token.js';
import { EndOtherSessions } from '../../../application/accounts/end-other-sessions.js';
import { EndOwnSession } from '../../../application/accounts/end-own-session.js';
import { EraseDueAccounts } from '../../../application/accounts/erase-due-accounts.js';
import { ExportOwnData } from '../../../application/accounts/export-own-data.js';
import { GetPublicProfile } from '../../../application/accounts/get-public-profile.js';
import { ListAccessTokens } from '../../../application/accounts/list-access-tokens.js';
import { ListOwnSessions } from '../../../application/accounts/list-own-sessions.js';
import { RestoreAccount } from '../../../application/accounts/restore-account.js';
import { RevokeAccessToken } from '../../../application/accounts/revoke-access-token.js';
import { PostgresMemberData } from '../../../infrastructure/account-data/postgres-member-data.js';
import { RandomSecrets } from '../../../infrastructure/account-data/random-secrets.js';
import { StoredMemberPhotos } from '../../../infrastructure/files/stored-member-photos.js';
import { PostgresAccessTokens } from '../../../infrastructure/persistence/access-token.repository.js';
import { PostgresAccountClosing } from '../../../infrastructure/persistence/account-closing.repository.js';
import { PostgresEmailChanges } from '../../../infrastructure/persistence/email-changes.repository.js';
import { PostgresOwnSessions } from '../../../infrastructure/persistence/own-sessions.query.js';
import { PostgresMembers } from '../../../infrastructure/persistence/user.repository.js';
import { AccountAccessController } from '../account-access.controller.js';
import { AccountController } from '../account.controller.js';
import { UsersController } from '../users.controller.js';
import { use, type Parts, type Room } from './room.js';

/** A member's own account, and what others may know of it. */
export function accountRoom({ database, work, outbox, clock, files, pictures }: Parts): Room {
  const members = new PostgresMembers(database, work);
  const changes = new PostgresEmailChanges(work);
  const tokens = new PostgresAccessTokens(database, work);
  const sessions = new PostgresOwnSessions(database);
  const closing = new PostgresAccountClosing(work);
  const data = new PostgresMemberData(database, work, new StoredMemberPhotos(database, files));
  const secrets = new RandomSecrets(clock);
  return {
    controllers: [AccountController, AccountAccessController, UsersController],
    providers: [
      use(ChangeProfile, new ChangeProfile(work, members, pictures)),
      use(GetPublicProfile, new GetPublicProfile(members)),
      use(AskForEmailChange, new AskForEmailChange(work, members, changes, outbox, secrets, clock)),
      use(ConfirmEmail, new ConfirmEmail(work, changes, secrets, clock)),
      use(ListAccessTokens, new ListAccessTokens(tokens)),
      use(CreateAccessToken, new CreateAccessToken(work, tokens, secrets, clock)),
      use(RevokeAccessToken, new RevokeAccessToken(work, tokens)),
      use(ListOwnSessions, new ListOwnSessions(sessions)),
      use(EndOwnSession, new EndOwnSession(sessions)),
      use(EndOtherSessions, new EndOtherSessions(sessions)),
      use(ExportOwnData, new ExportOwnData(data, clock)),
      use(CloseAccount, new CloseAccount(work, members, closing, outbox, clock)),
      use(RestoreAccount, new RestoreAccount(work, closing)),
      use(EraseDueAccounts, new EraseDueAccounts(work, closing, data, clock)),
      use(ApplyRetention, new ApplyRetention(data)),
    ],
  };
}

import { ApplyRetention } from '../../../application/account/apply-retention.js';
import { AskForEmailChange } from '../../../application/account/ask-for-email-change.js';
import { ChangeProfile } from '../../../application/account/change-profile.js';
import { CloseAccount } from '../../../application/account/close-account.js';
import { ConfirmEmail } from '../../../application/account/confirm-email.js';
import { CreateAccessToken } from '../../../application/account/create-access-token.js';
import { EndOtherSessions } from '../../../application/account/end-other-sessions.js';
import { EndOwnSession } from '../../../application/account/end-own-session.js';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { ExportOwnData } from '../../../application/account/export-own-data.js';
import { GetPublicProfile } from '../../../application/account/get-public-profile.js';
import { ListAccessTokens } from '../../../application/account/list-access-tokens.js';
import { ListOwnSessions } from '../../../application/account/list-own-sessions.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { RevokeAccessToken } from '../../../application/account/revoke-access-token.js';
import { PostgresMemberData } from '../../../infrastructure/account/data/member-data.repository.js';
import { RandomSecrets } from '../../../infrastructure/identity/random-secrets.js';
import { StoredMemberPhotos } from '../../../infrastructure/upload/stored-member-photos.js';
import { PostgresAccessTokens } from '../../../infrastructure/account/access-tokens.repository.js';
import { PostgresAccountClosing } from '../../../infrastructure/account/account-closing.repository.js';
import { PostgresEmailChanges } from '../../../infrastructure/account/email-changes.repository.js';
import { PostgresOwnSessions } from '../../../infrastructure/account/own-sessions.repository.js';
import { PostgresMembers } from '../../../infrastructure/account/members.repository.js';
import { AccountAccessController } from './account-access.controller.js';
import { AccountController } from './account.controller.js';
import { UsersController } from './users.controller.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

/** A member's own account, and what others may know of it. */
export function accountRoom({ database, work, outbox, clock, files, pictures }: Dependencies): Room {
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

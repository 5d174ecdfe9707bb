import { changeAccount, type Account, type AccountChange } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../ports/members.js';
import type { ProfilePictures } from '../ports/profile-pictures.js';
import type { Transaction } from '../ports/transaction.js';
import type { Actor } from './actor.js';

/** A member changes their own fields. */
export class ChangeProfile {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly pictures: ProfilePictures,
  ) {}

  /** Answers the account as it is then. Refuses with CHANGED_MEANWHILE where another request was faster. */
  async run(actor: Actor, change: AccountChange): Promise<Account> {
    // Before the transaction, as reading a picture takes long.
    const profileImageUrl = await this.addressOf(actor, change.profileImageUrl);
    return this.transaction.run(async () => {
      const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      return this.members.save(changeAccount(account, { ...change, profileImageUrl }));
    });
  }

  private async addressOf({ userId }: Actor, picture: string | null | undefined): Promise<string | null | undefined> {
    if (picture === null || picture === undefined) return picture;
    const present = (await this.members.publicProfile(userId))?.profileImageUrl;
    return picture === present ? picture : this.pictures.take(userId, picture);
  }
}

import { changeAccount, type Privacy, type PrivacyChange } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { Members } from './ports.js';

/** Changes a member's privacy choices. They apply from the next request. */
export class ChangePrivacy {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
  ) {}

  /** Returns the new choices. Throws CHANGED_MEANWHILE if another request changed the account first. */
  run(actor: Actor, change: PrivacyChange): Promise<Privacy> {
    return this.transaction.run(async () => {
      const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      const { paused, personalisation, analytics } = await this.members.save(changeAccount(account, change));
      return { paused, personalisation, analytics };
    });
  }
}

import { changeAccount, type Account, type AccountChange } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../ports/members.js';
import type { Transaction } from '../ports/transaction.js';
import type { Actor } from './actor.js';

/** A member changes their own fields. */
export class ChangeProfile {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
  ) {}

  /** Answers the account as it is then. Refuses with CHANGED_MEANWHILE where another request was faster. */
  run(actor: Actor, change: AccountChange): Promise<Account> {
    return this.transaction.run(async () => {
      const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      return this.members.save(changeAccount(account, change));
    });
  }
}

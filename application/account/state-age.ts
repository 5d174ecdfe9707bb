import { requireAgeOpen } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { EraseMinor } from './erase-minor.js';
import type { Members } from './ports.js';

/** A member whose issuer does not ask for the age says it here, once. */
export class StateAge {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly eraseMinor: EraseMinor,
  ) {}

  /**
   * Where the member is younger than MIN_AGE, the account is erased at once. Who said before to be old enough may say so
   * again, but is refused with FORBIDDEN the contrary.
   */
  run(actor: Actor, isOldEnough: boolean): Promise<void> {
    return this.transaction.run(async () => {
      const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      if (isOldEnough) {
        await this.members.save({ ...account, ageConfirmed: true });
      } else {
        requireAgeOpen(account);
        await this.eraseMinor.run({ memberId: account.id });
      }
    });
  }
}

import { requireAgeOpen } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { EraseMinor } from './erase-minor.js';
import type { Members } from './ports.js';

/** Records whether a member is old enough, for members whose issuer doesn't ask. */
export class StateAge {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly eraseMinor: EraseMinor,
  ) {}

  /**
   * Erases the account at once if the member is under MIN_AGE. Throws FORBIDDEN if they confirmed being old enough
   * before.
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

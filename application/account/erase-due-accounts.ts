import type { AccountClosing, MemberData } from './ports.js';
import type { ChangeOwner } from '../ownership/change-owner.js';
import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';

/** Erases closed accounts that are due. A job runs it, so there is no actor. */
export class EraseDueAccounts {
  constructor(
    private readonly transaction: Transaction,
    private readonly closing: AccountClosing,
    private readonly data: MemberData,
    private readonly subscriptions: EndSubscriptions,
    private readonly owners: Pick<ChangeOwner, 'releaseAllOf'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the number of erased accounts. Each is erased in its own transaction, so a failure keeps the earlier ones.
   */
  async run(): Promise<number> {
    const now = this.clock.now();
    let erased = 0;
    while (await this.eraseNext(now)) erased += 1;
    return erased;
  }

  private eraseNext(now: Date): Promise<boolean> {
    return this.transaction.run(async () => {
      const due = await this.closing.nextDue(now);
      if (due === null) return false;
      await this.subscriptions.ofMember(due.userId, 'now');
      await this.owners.releaseAllOf(due.userId);
      await this.data.erase(due.userId, due.reviews);
      return true;
    });
  }
}

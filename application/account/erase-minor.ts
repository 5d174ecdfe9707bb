import type { ChangeOwner } from '../ownership/change-owner.js';
import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { MemberData } from './ports.js';

/**
 * Erases the account of a child under MIN_AGE at once, with everything they wrote. Sends no email, because the address
 * is erased too. The caller checks who may decide this.
 */
export class EraseMinor {
  constructor(
    private readonly transaction: Transaction,
    private readonly data: MemberData,
    private readonly subscriptions: EndSubscriptions,
    private readonly owners: Pick<ChangeOwner, 'releaseAllOf'>,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Joins the running transaction, if any. A job removes the files after the commit. Also erases closed accounts; does
   * nothing if the account is gone.
   */
  run({ memberId }: { readonly memberId: string }): Promise<void> {
    return this.transaction.run(async () => {
      await this.subscriptions.ofMember(memberId, 'now');
      await this.owners.releaseAllOf(memberId);
      await this.data.erase(memberId, 'all writing');
      await this.jobs.enqueue('remove-orphans', {});
    });
  }
}

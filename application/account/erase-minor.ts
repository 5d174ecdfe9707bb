import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { MemberData } from './ports.js';

/**
 * Somebody turned out to be younger than MIN_AGE: the account is erased at once and for good, with all that was written in
 * it. Nobody is mailed, as no address is kept. Who may decide so is asked by the caller.
 */
export class EraseMinor {
  constructor(
    private readonly transaction: Transaction,
    private readonly data: MemberData,
    private readonly subscriptions: EndSubscriptions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * In the running transaction where there is one. Files are removed once it is committed, by a job. Of an account that is
   * gone nothing happens; one that is closed is erased too.
   */
  run({ memberId }: { readonly memberId: string }): Promise<void> {
    return this.transaction.run(async () => {
      await this.subscriptions.ofMember(memberId, 'now');
      await this.data.erase(memberId, 'all writing');
      await this.jobs.enqueue('remove-orphans', {});
    });
  }
}

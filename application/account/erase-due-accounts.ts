import type { AuditLog } from '../administration/audit.js';
import type { EndSubscriptions } from '../billing/end-subscriptions.js';
import type { FingerprintOf } from '../moderation/erasure/ports.js';
import type { ChangeOwner } from '../ownership/change-owner.js';
import type { Clock } from '../shared/clock.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { AccountClosing, DueAccount, MemberData } from './ports.js';

interface EraseDueAccountsDependencies {
  readonly transaction: Transaction;
  readonly closing: AccountClosing;
  readonly data: MemberData;
  readonly subscriptions: EndSubscriptions;
  readonly owners: Pick<ChangeOwner, 'releaseAllOf'>;
  readonly jobs: Jobs;
  readonly audit: AuditLog;
  readonly fingerprintOf: FingerprintOf;
  readonly clock: Clock;
}

/** Erases closed accounts that are due. A job runs it, so there is no actor. */
export class EraseDueAccounts {
  constructor(private readonly dependencies: EraseDueAccountsDependencies) {}

  /**
   * Returns the number of erased accounts. Each is erased in its own transaction, so a failure keeps the earlier ones.
   */
  async run(): Promise<number> {
    const now = this.dependencies.clock.now();
    let erased = 0;
    while (await this.#eraseNext(now)) erased += 1;
    return erased;
  }

  #eraseNext(now: Date): Promise<boolean> {
    const { transaction, closing, data, subscriptions, owners, jobs } = this.dependencies;
    return transaction.run(async () => {
      const due = await closing.nextDue(now);
      if (due === null) return false;
      const { userId, scope } = due;
      await subscriptions.ofMember(userId, 'now');
      await owners.releaseAllOf(userId);
      await data.erase(userId, scope);
      if (scope === 'all writing') await jobs.enqueue('remove-orphans', {});
      await this.#write(due);
      return true;
    });
  }

  /** The audit log records only erasures that administrators ordered. */
  async #write({ userId, order }: DueAccount): Promise<void> {
    if (order === null) return;
    const { orderedBy, confirmedBy, reasonCode } = order;
    await this.dependencies.audit.write({
      ...{ actor: 'Erasure', action: 'member.erase', targetType: 'member' },
      targetId: this.dependencies.fingerprintOf(userId),
      ...{ before: { orderedBy, confirmedBy }, after: {}, reason: reasonCode },
    });
  }
}

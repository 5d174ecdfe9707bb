import { isRunning } from '../../domain/billing/subscription.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** Nobody is charged for an account that is closed: its subscriptions end, by jobs, once the running transaction is kept. */
export class EndSubscriptions {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly jobs: Jobs,
  ) {}

  /** In the running transaction; with the period that is paid, or now where the account is erased. */
  async ofMember(userId: string, when: 'now' | 'with period'): Promise<void> {
    for (const held of await this.subscriptions.ofPayer(userId)) {
      if (held.subscriptionId === null || !isRunning(held)) continue;
      await this.jobs.enqueue('end-subscription', { businessId: held.businessId, now: when === 'now' });
    }
  }
}

/** Ends one of those, where it is paid. */
export class EndSubscription {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
  ) {}

  /** Of one that does not run nothing changes. Refuses with BillingUnavailable; it is then tried again. */
  async run(businessId: number, isNow: boolean): Promise<void> {
    const { subscription } = await this.transaction.run(() => this.subscriptions.find(businessId));
    if (subscription === null || !isRunning(subscription)) return;
    await this.follow.run({
      businessId,
      ask: (held) =>
        this.providers.of(held.provider).end(held, isNow || held.state === 'past_due' ? 'now' : 'with period'),
    });
  }
}

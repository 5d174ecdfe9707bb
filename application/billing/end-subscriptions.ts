import { isRunning } from '../../domain/billing/subscription.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/**
 * Ends the subscriptions of a closed account by jobs that run after the commit, so that nobody pays for a closed
 * account.
 */
export class EndSubscriptions {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Enqueues the jobs in the running transaction: subscriptions end with the paid period, or now if the account is
   * erased.
   */
  async ofMember(userId: string, when: 'now' | 'with period'): Promise<void> {
    for (const stored of await this.subscriptions.ofPayer(userId)) {
      if (stored.subscriptionId === null || !isRunning(stored)) continue;
      await this.jobs.enqueue('end-subscription', { businessId: stored.businessId, now: when === 'now' });
    }
  }
}

/** Ends one subscription at the payment provider. */
export class EndSubscription {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
  ) {}

  /** Does nothing if the subscription isn't active. Throws BillingUnavailable; the job is then retried. */
  async run(businessId: number, isNow: boolean): Promise<void> {
    const { subscription } = await this.transaction.run(() => this.subscriptions.find(businessId));
    if (subscription === null || !isRunning(subscription)) return;
    await this.follow.run({
      businessId,
      ask: (stored) =>
        this.providers.of(stored.provider).end(stored, isNow || stored.state === 'past_due' ? 'now' : 'with period'),
    });
  }
}

import { abandoned, isRunning } from '../../domain/billing/subscription.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/**
 * Ends the subscriptions of a closed account or a former owner by jobs that run after the commit, so that nobody pays for
 * what they can no longer use.
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

  /**
   * Ends what anyone but the new owner pays for a business, so that nobody pays for a business that they no longer own.
   * An unpaid order is withdrawn.
   */
  async ofFormerOwner(businessId: number, ownerId: string, when: 'now' | 'with period'): Promise<void> {
    const { subscription } = await this.subscriptions.lock(businessId);
    if (subscription === null || subscription.payerId === null || subscription.payerId === ownerId) return;
    if (isRunning(subscription)) {
      const { payerId: payer } = subscription;
      await this.jobs.enqueue('end-subscription', { businessId, now: when === 'now', payer });
    } else if (subscription.state === 'pending_payment') {
      await this.subscriptions.save(abandoned(subscription, 'free'), 'free');
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

  /**
   * Does nothing if the subscription isn't active, or if someone other than `payer` pays by now. Throws
   * BillingUnavailable; the job is then retried.
   */
  async run(businessId: number, isNow: boolean, payer: string | null = null): Promise<void> {
    const { subscription } = await this.transaction.run(() => this.subscriptions.find(businessId));
    if (subscription === null || !isRunning(subscription)) return;
    if (payer !== null && subscription.payerId !== payer) return;
    await this.follow.run({
      businessId,
      ask: (stored) =>
        this.providers.of(stored.provider).end(stored, isNow || stored.state === 'past_due' ? 'now' : 'with period'),
    });
  }
}

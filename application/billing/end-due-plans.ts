import { graceEnd, type Subscription } from '../../domain/billing/subscription.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { OwnedNow, Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** Ends subscriptions that are over: canceled and no longer paid, or unpaid after the grace period. A job runs it. */
export class EndDuePlans {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
    private readonly clock: Clock,
  ) {}

  /** Handles each business on its own: if one fails, the others continue, and the first error is thrown at the end. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const due = await this.transaction.run(() => this.subscriptions.due(now));
    const failures: unknown[] = [];
    for (const businessId of due) {
      await this.follow
        .run({ businessId, ask: (stored) => this.#settle(stored, now) })
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Returns the provider's state of a subscription. Ends it if it is unpaid after the grace period, so that nobody pays
   * for what they don't get.
   */
  async #settle(stored: Subscription, at: Date): Promise<OwnedNow | null> {
    if (stored.subscriptionId === null) return null;
    const billing = this.providers.of(stored.provider);
    const now = await billing.subscription(stored.subscriptionId, stored);
    const isOver = now?.status === 'past_due' && graceEnd(now) <= at;
    return isOver ? billing.end(stored, 'now') : now;
  }
}

import { graceEnd, type Subscription } from '../../domain/billing/subscription.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { OwnedNow, Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** Ends what is over: what was ended by its owner and is paid no further, and what was not paid within the grace; a job runs it. */
export class EndDuePlans {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
    private readonly clock: Clock,
  ) {}

  /** Each by itself: where one cannot be asked about, the others end; the failure is thrown on at the end. */
  async run(): Promise<void> {
    const due = await this.transaction.run(() => this.subscriptions.due(this.clock.now()));
    const failures: unknown[] = [];
    for (const businessId of due) {
      await this.follow
        .run({ businessId, ask: (held) => this.#settle(held) })
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** How it stands; one that is unpaid beyond its grace is ended, so that nobody is charged for what is not granted. */
  async #settle(held: Subscription): Promise<OwnedNow | null> {
    if (held.subscriptionId === null) return null;
    const billing = this.providers.of(held.provider);
    const now = await billing.subscription(held.subscriptionId, held);
    const isOver = now?.status === 'past_due' && graceEnd(now) <= this.clock.now();
    return isOver ? billing.end(held, 'now') : now;
  }
}

import { abandoned, noSubscription } from '../../domain/billing/subscription.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { BillingNotice, BillingNotices, FollowedNotices, Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** Verifies a Stripe event and handles it once. The event is only a hint: the state is fetched from Stripe. */
export class FollowNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly reading: BillingNotices,
    private readonly notices: FollowedNotices,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
  ) {}

  /** Throws SIGNATURE_REFUSED, NOT_FOUND, or BillingUnavailable, and then changes nothing. */
  async run(body: string, signature: string): Promise<void> {
    const notice = await this.reading.read(body, signature);
    if (notice === null) return;
    const { about } = notice;
    if (about.kind === 'lapsed checkout') return this.#lapse(notice, about);
    const billing = this.providers.of('stripe');
    const { subscriptionId } = about;
    const businessId = about.businessId ?? (await this.#businessOf(subscriptionId));
    // The operator may sell other products in the same Stripe account.
    if (businessId === null) return;
    await this.follow.run({ businessId, notice, ask: (stored) => billing.subscription(subscriptionId, stored) });
  }

  async #businessOf(subscriptionId: string): Promise<number | null> {
    const now = await this.providers.of('stripe').subscription(subscriptionId, noSubscription(0, 'stripe'));
    return now?.businessId ?? null;
  }

  #lapse(
    { id, type }: BillingNotice,
    { businessId, checkoutId }: Extract<BillingNotice['about'], { kind: 'lapsed checkout' }>,
  ): Promise<void> {
    return this.transaction.run(async () => {
      const { subscription } = await this.subscriptions.lock(businessId);
      if (!(await this.notices.add(id, type)) || subscription?.checkoutId !== checkoutId) return;
      await this.subscriptions.save(abandoned(subscription, subscription.wishedTier), 'free');
    });
  }
}

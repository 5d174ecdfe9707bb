import { abandoned, noSubscription } from '../../domain/billing/subscription.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { BillingNotice, BillingNotices, FollowedNotices, Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** What Stripe tells is checked and followed once. It is a hint: how a subscription stands is asked for there. */
export class FollowNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly reading: BillingNotices,
    private readonly notices: FollowedNotices,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
  ) {}

  /** Refuses with SIGNATURE_REFUSED, NOT_FOUND and BillingUnavailable; what is refused changes nothing. */
  async run(body: string, signature: string): Promise<void> {
    const notice = await this.reading.read(body, signature);
    if (notice === null) return;
    const { about } = notice;
    if (about.kind === 'lapsed checkout') return this.#lapse(notice, about);
    const billing = this.providers.of('stripe');
    const { subscriptionId } = about;
    const businessId = about.businessId ?? (await this.#businessOf(subscriptionId));
    // Another product of the same operator may be paid at the same place.
    if (businessId === null) return;
    await this.follow.run({ businessId, notice, ask: (held) => billing.subscription(subscriptionId, held) });
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

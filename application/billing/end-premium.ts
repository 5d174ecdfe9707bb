import { abandoned, grantedTier, isRunning, type Subscription } from '../../domain/billing/subscription.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { ownBusiness } from '../business/own-business.js';
import type { Businesses } from '../business/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { Subscriptions } from './ports.js';
import { presentSubscription } from './present-subscription.js';
import type { BillingProviders } from './providers.js';

/**
 * An owner ends Premium: with the period that is paid, or at once where the present one is not paid. An order that
 * nobody paid yet is taken back.
 */
export class EndPremium {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
    private readonly clock: Clock,
  ) {}

  /** Ending twice is no error. Refuses with BUSINESS_NOT_FOUND, FORBIDDEN, NOT_PREMIUM and BillingUnavailable. */
  async run(actor: Actor, businessId: number): Promise<void> {
    const held = await this.#held(actor, businessId);
    if (held.state !== 'active' && held.state !== 'past_due') return;
    const ask = (now: Subscription) =>
      this.providers.of(now.provider).end(now, now.state === 'past_due' ? 'now' : 'with period');
    await this.follow.run({ businessId, ask });
  }

  #held(actor: Actor, businessId: number): Promise<Subscription> {
    return this.transaction.run(async () => {
      const business = await ownBusiness(this.businesses, actor, businessId);
      const kept = await this.subscriptions.lock(businessId);
      const at = { provider: this.providers.current.provider, now: this.clock.now() };
      const held = presentSubscription(kept, business, at);
      if (isRunning(held)) return held;
      if (held.state !== 'pending_payment') return refuse('NOT_PREMIUM', 'This listing is not Premium.');
      const back = abandoned(held, 'free');
      await this.subscriptions.save(back, grantedTier(back, at.now));
      return back;
    });
  }
}

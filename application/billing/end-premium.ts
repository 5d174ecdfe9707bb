import { abandoned, grantedTier, isRunning, type Subscription } from '../../domain/billing/subscription.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { ownBusiness } from '../business/own-business.js';
import type { BusinessRoles } from '../business/people/ports.js';
import type { Businesses } from '../business/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { Subscriptions } from './ports.js';
import { presentSubscription } from './present-subscription.js';
import type { BillingProviders } from './providers.js';

/** Ends Premium with the paid period, or at once if the current period is unpaid. Withdraws an unpaid order. */
export class EndPremium {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
    private readonly follow: FollowSubscription,
    private readonly clock: Clock,
    private readonly roles: BusinessRoles,
  ) {}

  /** Ending twice is allowed. Throws BUSINESS_NOT_FOUND, FORBIDDEN, NOT_PREMIUM, or BillingUnavailable. */
  async run(actor: Actor, businessId: number): Promise<void> {
    const stored = await this.#runningSubscription(actor, businessId);
    if (stored.state !== 'active' && stored.state !== 'past_due') return;
    const ask = (now: Subscription) =>
      this.providers.of(now.provider).end(now, now.state === 'past_due' ? 'now' : 'with period');
    await this.follow.run({ businessId, ask });
  }

  #runningSubscription(actor: Actor, businessId: number): Promise<Subscription> {
    return this.transaction.run(async () => {
      const business = await ownBusiness({ businesses: this.businesses, roles: this.roles }, actor, businessId, 'plan');
      const storedSubscription = await this.subscriptions.lock(businessId);
      const at = { provider: this.providers.current.provider, now: this.clock.now() };
      const stored = presentSubscription(storedSubscription, business, at);
      if (isRunning(stored)) return stored;
      if (stored.state !== 'pending_payment') return refuse('NOT_PREMIUM', 'This listing is not Premium.');
      const back = abandoned(stored, 'free');
      await this.subscriptions.save(back, grantedTier(back, at.now));
      return back;
    });
  }
}

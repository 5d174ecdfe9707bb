import { FollowedNotices, Subscriptions, type Kept } from '../../../../application/billing/ports.js';
import { isRunning, type Subscription } from '../../../../domain/billing/subscription.js';
import type { ListingTier } from '../../../../domain/business/listing-tier.js';
import type { Memory } from '../memory.js';

/** Only one transaction runs at a time in memory, so no locks are needed. */
export class FakeSubscriptions extends Subscriptions {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async find(businessId: number): Promise<Kept> {
    const found = this.memory.changing.subscriptions.find(({ subscription }) => subscription.businessId === businessId);
    return found ?? { subscription: null, revision: 0 };
  }

  override async lock(businessId: number): Promise<Kept> {
    return this.find(businessId);
  }

  override async save(subscription: Subscription, granted: ListingTier): Promise<void> {
    const state = this.memory.changing;
    const { revision } = await this.find(subscription.businessId);
    const stored = { subscription, granted, revision: revision + 1 };
    const others = state.subscriptions.filter((each) => each.subscription.businessId !== subscription.businessId);
    state.subscriptions = [...others, stored];
    state.listings = state.listings.map((each) =>
      each.id === subscription.businessId ? { ...each, tier: granted } : each,
    );
  }

  override async ofPayer(userId: string): Promise<readonly Subscription[]> {
    return this.memory.changing.subscriptions
      .map(({ subscription }) => subscription)
      .filter(({ payerId }) => payerId === userId);
  }

  override async due(now: Date): Promise<readonly number[]> {
    return this.memory.changing.subscriptions
      .map(({ subscription }) => subscription)
      .filter((each) => isRunning(each) && isDue(each, now))
      .map(({ businessId }) => businessId);
  }
}

const SIX_HOURS_MS = 6 * 3_600_000;

function isDue({ state, provider, paidUntil, graceUntil }: Subscription, now: Date): boolean {
  if (state === 'past_due') return graceUntil !== null && graceUntil <= now;
  if (paidUntil === null) return false;
  if (state === 'cancelling') return paidUntil <= now;
  return provider === 'stripe' && paidUntil.getTime() <= now.getTime() - SIX_HOURS_MS;
}

/** Stores followed notices with the rest of the memory. */
export class FakeFollowedNotices extends FollowedNotices {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async isKnown(id: string): Promise<boolean> {
    return this.memory.changing.notices.includes(id);
  }

  override async add(id: string): Promise<boolean> {
    const state = this.memory.changing;
    if (state.notices.includes(id)) return false;
    state.notices = [...state.notices, id];
    return true;
  }
}

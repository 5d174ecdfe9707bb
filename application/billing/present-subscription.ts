import { monthsAfter } from '../../domain/billing/months.js';
import { noSubscription, type BillingProvider, type Subscription } from '../../domain/billing/subscription.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { Kept } from './ports.js';

/**
 * Returns a business's subscription. A business that is Premium without a stored subscription, from before billing
 * existed, counts as granted for free, month by month.
 */
export function presentSubscription(
  { subscription }: Kept,
  business: { readonly id: number; readonly tier: ListingTier },
  { provider, now }: { readonly provider: BillingProvider; readonly now: Date },
): Subscription {
  if (subscription !== null) return subscription;
  if (business.tier === 'free') return noSubscription(business.id, provider);
  return {
    ...noSubscription(business.id, 'demo'),
    ...{ state: 'active', wishedTier: 'premium', subscriptionId: `demo-${String(business.id)}` },
    paidUntil: monthsAfter(now, 1),
  };
}

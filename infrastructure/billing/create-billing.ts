import type { PlanAddress } from '../../application/billing/plan-address.js';
import type { BillingNotices } from '../../application/billing/ports.js';
import { BillingProviders } from '../../application/billing/providers.js';
import type { Clock } from '../../application/shared/clock.js';
import { DemoBilling } from './demo-billing.js';
import { StripeBilling } from './stripe-billing.js';
import { StripeClient, type StripeAccount } from './stripe-client.js';
import { NoNotices, StripeNotices } from './stripe-notices.js';

export interface BillingDependencies {
  readonly providers: BillingProviders;
  readonly notices: BillingNotices;
}

/**
 * Returns Stripe billing if its keys are set, else demo billing. Subscriptions granted by demo billing stay valid with
 * Stripe.
 */
export function createBilling(
  { stripe }: { readonly stripe: StripeAccount | undefined },
  address: PlanAddress,
  clock: Clock,
): BillingDependencies {
  const demo = new DemoBilling(address, clock);
  if (stripe === undefined) return { providers: new BillingProviders(demo), notices: new NoNotices() };
  const client = new StripeClient(stripe);
  const providers = new BillingProviders(new StripeBilling(client, address), [demo]);
  return { providers, notices: new StripeNotices(client) };
}

import type { PlanAddress } from '../../application/billing/plan-address.js';
import type { BillingNotices } from '../../application/billing/ports.js';
import { BillingProviders } from '../../application/billing/providers.js';
import type { Clock } from '../../application/shared/clock.js';
import { DemoBilling } from './demo-billing.js';
import { StripeBilling } from './stripe-billing.js';
import { StripeClient, type StripeAccount } from './stripe-client.js';
import { NoNotices, StripeNotices } from './stripe-notices.js';

export interface BillingParts {
  readonly providers: BillingProviders;
  readonly notices: BillingNotices;
}

/** Payment at Stripe where its keys are set, else demo billing; what was granted by the latter goes on beside Stripe. */
export function createBilling(
  { stripe }: { readonly stripe: StripeAccount | undefined },
  address: PlanAddress,
  clock: Clock,
): BillingParts {
  const demo = new DemoBilling(address, clock);
  if (stripe === undefined) return { providers: new BillingProviders(demo), notices: new NoNotices() };
  const client = new StripeClient(stripe);
  const providers = new BillingProviders(new StripeBilling(client, address), [demo]);
  return { providers, notices: new StripeNotices(client) };
}

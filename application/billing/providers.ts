import type { BillingProvider } from '../../domain/billing/subscription.js';
import { BillingUnavailable, type Billing } from './ports.js';

/** The places of payment: where new orders go, and where older ones may live. */
export class BillingProviders {
  constructor(
    /** Takes new orders. */
    readonly current: Billing,
    private readonly others: readonly Billing[] = [],
  ) {}

  /** Refuses with BillingUnavailable one that is not set up any more. */
  of(provider: BillingProvider): Billing {
    const found = [this.current, ...this.others].find((each) => each.provider === provider);
    if (found === undefined) throw new BillingUnavailable(`Nothing is set up for subscriptions of ${provider}.`);
    return found;
  }
}

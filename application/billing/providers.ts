import type { BillingProvider } from '../../domain/billing/subscription.js';
import { BillingUnavailable, type Billing } from './ports.js';

/** The payment providers: one for new orders, and others that may have older subscriptions. */
export class BillingProviders {
  constructor(
    /** The provider for new orders. */
    readonly current: Billing,
    private readonly others: readonly Billing[] = [],
  ) {}

  /** Throws BillingUnavailable if the provider is no longer configured. */
  of(provider: BillingProvider): Billing {
    const found = [this.current, ...this.others].find((each) => each.provider === provider);
    if (found === undefined) throw new BillingUnavailable(`Subscriptions with ${provider} are not set up.`);
    return found;
  }
}

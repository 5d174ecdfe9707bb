import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** Opens the provider's page for cards and invoices. */
export class OpenPortal {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
  ) {}

  /** Returns its address. Throws NOTHING_PAID if the member never paid there, or BillingUnavailable. */
  async run({ userId }: Actor): Promise<string> {
    const { current } = this.providers;
    const paid = await this.transaction.run(() => this.subscriptions.ofPayer(userId));
    const customer = paid.find((each) => each.provider === current.provider && each.customerId !== null);
    if (customer === undefined && current.provider === 'stripe') {
      return refuse('NOTHING_PAID', 'You have no payments to manage yet.');
    }
    return current.portal(customer?.customerId ?? null);
  }
}

import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { Subscriptions } from './ports.js';
import type { BillingProviders } from './providers.js';

/** A member changes cards and reads invoices where they pay. */
export class OpenPortal {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscriptions: Subscriptions,
    private readonly providers: BillingProviders,
  ) {}

  /** Answers where. Refuses with NOTHING_PAID who never paid there, and with BillingUnavailable. */
  async run({ userId }: Actor): Promise<string> {
    const { current } = this.providers;
    const paid = await this.transaction.run(() => this.subscriptions.ofPayer(userId));
    const customer = paid.find((each) => each.provider === current.provider && each.customerId !== null);
    if (customer === undefined && current.provider === 'stripe') {
      return refuse('NOTHING_PAID', 'You have paid for nothing here yet, so there is no payment to manage.');
    }
    return current.portal(customer?.customerId ?? null);
  }
}

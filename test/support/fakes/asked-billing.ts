import { Billing, type Checkout, type Order, type OwnedNow } from '../../../application/billing/ports.js';
import type { Subscription } from '../../../domain/billing/subscription.js';

/** Answers what it is told to, and keeps what it was asked. */
export class AskedBilling extends Billing {
  readonly orders: Order[] = [];
  readonly asked: unknown[] = [];
  /** What happens while a payment is begun. */
  whileBeginning: () => void = () => undefined;
  before: Checkout = { state: 'over' };

  constructor(
    override readonly provider: 'stripe' | 'demo',
    public now: OwnedNow | null,
  ) {
    super();
  }

  override async begin(order: Order) {
    this.orders.push(order);
    this.whileBeginning();
    return { kind: 'to pay', checkoutId: 'cs_2', url: 'https://pay.example/cs_2' } as const;
  }

  override async checkout(checkoutId: string): Promise<Checkout> {
    this.asked.push(checkoutId);
    return this.before;
  }

  override async portal(customerId: string | null): Promise<string> {
    return `https://pay.example/portal/${customerId ?? 'nobody'}`;
  }

  override async subscription(id: string): Promise<OwnedNow | null> {
    this.asked.push(id);
    return this.now;
  }

  override async end({ subscriptionId }: Subscription, when: string): Promise<OwnedNow | null> {
    this.asked.push([subscriptionId, when]);
    return this.now;
  }
}

import { Billing, type Checkout, type Order, type OwnedNow } from '../../../../application/billing/ports.js';
import type { Subscription } from '../../../../domain/billing/subscription.js';

/** Returns the configured answers and records the calls. */
export class StubBilling extends Billing {
  readonly orders: Order[] = [];
  readonly calls: unknown[] = [];
  /** Runs while a checkout is being started. */
  duringBegin: () => void = () => undefined;
  before: Checkout = { state: 'over' };

  constructor(
    override readonly provider: 'stripe' | 'demo',
    public now: OwnedNow | null,
  ) {
    super();
  }

  override async begin(order: Order) {
    this.orders.push(order);
    this.duringBegin();
    return { kind: 'to pay', checkoutId: 'cs_2', url: 'https://pay.example/cs_2' } as const;
  }

  override async checkout(checkoutId: string): Promise<Checkout> {
    this.calls.push(checkoutId);
    return this.before;
  }

  override async portal(customerId: string | null): Promise<string> {
    return `https://pay.example/portal/${customerId ?? 'nobody'}`;
  }

  override async subscription(id: string): Promise<OwnedNow | null> {
    this.calls.push(id);
    return this.now;
  }

  override async end({ subscriptionId }: Subscription, when: string): Promise<OwnedNow | null> {
    this.calls.push([subscriptionId, when]);
    return this.now;
  }
}

import { hash } from 'node:crypto';
import type Stripe from 'stripe';
import type { PlanAddress } from '../../application/billing/plan-address.js';
import {
  type Billing,
  BillingUnavailable,
  type StartedPayment,
  type Checkout,
  type Order,
  type OwnedNow,
} from '../../application/billing/ports.js';
import type { Subscription, SubscriptionNow } from '../../domain/billing/subscription.js';
import { businessOf, type StripeClient } from './stripe-client.js';

/** Maps Stripe's statuses to ours. */
const STATUS: Readonly<Record<string, SubscriptionNow['status']>> = {
  incomplete: 'unpaid',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/**
 * Premium paid through Stripe: Checkout for the first payment, a monthly subscription, and Stripe's portal for cards
 * and invoices.
 */
export class StripeBilling implements Billing {
  readonly provider = 'stripe';

  constructor(
    private readonly client: StripeClient,
    private readonly address: PlanAddress,
  ) {}

  async begin(order: Order): Promise<StartedPayment> {
    // The customer may have been deleted at Stripe.
    const session =
      (await this.#open(order)) ??
      (order.customerId === null ? null : await this.#open({ ...order, customerId: null }));
    if (session?.url == null) throw new BillingUnavailable('Stripe did not start the checkout. Check STRIPE_PRICE_ID.');
    return { kind: 'to pay', checkoutId: session.id, url: session.url };
  }

  async checkout(checkoutId: string): Promise<Checkout> {
    const session = await this.client.ask((stripe) => stripe.checkout.sessions.retrieve(checkoutId));
    const subscriptionId = idOf(session?.subscription);
    if (session?.status === 'open' && session.url !== null) return { state: 'open', url: session.url };
    return subscriptionId === null ? { state: 'over' } : { state: 'paid', subscriptionId };
  }

  async portal(customerId: string | null): Promise<string> {
    const session = await this.client.ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId ?? '', return_url: this.address.list }),
    );
    if (session === null)
      throw new BillingUnavailable(
        'Stripe did not open the billing portal. Check that it is set up in the Stripe dashboard.',
      );
    return session.url;
  }

  async subscription(id: string): Promise<OwnedNow | null> {
    return nowOf(await this.client.ask((stripe) => stripe.subscriptions.retrieve(id)));
  }

  async end({ subscriptionId: id }: Subscription, when: 'now' | 'with period' | 'never') {
    if (id === null) return null;
    const changed = await this.client.ask((stripe) =>
      when === 'now'
        ? stripe.subscriptions.cancel(id)
        : stripe.subscriptions.update(id, { cancel_at_period_end: when === 'with period' }),
    );
    // Stripe refuses to change a subscription that has ended, but still returns it.
    return changed === null ? this.subscription(id) : nowOf(changed);
  }

  #open({ businessId, memberId, email, customerId, order }: Order) {
    const metadata = { businessId: String(businessId), memberId, order };
    const parameters: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      line_items: [{ price: this.client.account.priceId, quantity: 1 }],
      success_url: this.address.of(businessId, 'success'),
      cancel_url: this.address.of(businessId, 'cancelled'),
      client_reference_id: String(businessId),
      metadata,
      subscription_data: { metadata },
      ...(customerId === null ? (email === null ? {} : { customer_email: email }) : { customer: customerId }),
    };
    // Stripe accepts an idempotency key again only for an identical call, so the key includes the parameters.
    const idempotencyKey = `checkout-${order}-${hash('sha256', JSON.stringify(parameters)).slice(0, 16)}`;
    return this.client.ask((stripe) => stripe.checkout.sessions.create(parameters, { idempotencyKey }));
  }
}

function nowOf(subscription: Stripe.Subscription | null): OwnedNow | null {
  if (subscription === null) return null;
  const { id, metadata, status, customer, cancel_at_period_end: endsWithPeriod, cancel_at: endsAt } = subscription;
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? subscription.start_date;
  return {
    ...{ id, customerId: idOf(customer), order: metadata['order'] ?? null },
    ...{ businessId: businessOf(metadata), memberId: metadata['memberId'] ?? null },
    status: STATUS[status] ?? 'unpaid',
    endsWithPeriod: endsWithPeriod || endsAt !== null,
    periodStart: timeOf(item?.current_period_start ?? subscription.start_date),
    periodEnd: timeOf(endsAt === null ? periodEnd : Math.min(endsAt, periodEnd)),
  };
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'object' && reference !== null ? reference.id : (reference ?? null);
}

function timeOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

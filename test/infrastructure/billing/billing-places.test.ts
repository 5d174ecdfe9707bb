import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import { noSubscription } from '../../../domain/billing/subscription.js';
import { DemoBilling } from '../../../infrastructure/billing/demo-billing.js';
import { StripeBilling } from '../../../infrastructure/billing/stripe-billing.js';
import { StripeClient } from '../../../infrastructure/billing/stripe-client.js';
import { STRIPE_KEYS, StripeServer } from '../../support/billing/stripe-server.js';
import { FakeClock } from '../../support/fakes/shared.js';
import { billingContract, ORDER } from '../../support/port-contracts/adapters/billing.js';

const address = new PlanAddress('https://paws.example');

function stripeAt(url: string): StripeBilling {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = STRIPE_KEYS;
  return new StripeBilling(new StripeClient({ secretKey, webhookSecret, priceId, apiBase: url }), address);
}

billingContract('at no charge', async () => ({
  billing: new DemoBilling(address, new FakeClock(new Date())),
  paid: async (begun) => {
    if (begun.kind !== 'granted') throw new Error('There is nothing to pay.');
    return { ...begun.now, businessId: ORDER.businessId, memberId: ORDER.memberId };
  },
  close: async () => undefined,
}));

billingContract('at Stripe', async () => {
  const server = await StripeServer.start();
  const billing = stripeAt(server.url);
  return {
    billing,
    paid: async (begun) => {
      if (begun.kind !== 'to pay') throw new Error('There is something to pay.');
      const { id } = server.pay(begun.checkoutId);
      return (await billing.subscription(id))!;
    },
    close: server.close,
  };
});

describe('a Stripe order', () => {
  let server: StripeServer;
  let billing: StripeBilling;
  beforeEach(async () => {
    server = await StripeServer.start();
    billing = stripeAt(server.url);
  });
  afterEach(() => server.close());

  it("a Stripe order creates one checkout however often it is sent, and returns to the plan's page", async () => {
    const [one, two] = await Promise.all([billing.begin(ORDER), billing.begin(ORDER)]);
    expect(two).toEqual(one);
    expect([...server.state.sessions.values()]).toMatchObject([
      {
        customer_email: 'olive@example.com',
        metadata: { businessId: '7', memberId: ORDER.memberId, order: 'order-1' },
        success_url: 'https://paws.example/my-businesses/7/plan?checkout=success',
        cancel_url: 'https://paws.example/my-businesses/7/plan?checkout=cancelled',
      },
    ]);
  });

  it('a Stripe order still works if the member has since changed the email address', async () => {
    await billing.begin(ORDER);
    expect(await billing.begin({ ...ORDER, email: 'new@example.com' })).toMatchObject({ kind: 'to pay' });
  });

  it('a Stripe order uses a new customer if the old customer was deleted at Stripe', async () => {
    expect(await billing.begin({ ...ORDER, customerId: 'cus_deleted' })).toMatchObject({ kind: 'to pay' });
    expect([...server.state.sessions.values()]).toMatchObject([
      { customer: null, customer_email: 'olive@example.com' },
    ]);
  });

  it('a Stripe order sends no telemetry, and pins the tested API version', async () => {
    await billing.begin(ORDER);
    await billing.checkout('cs_x');
    expect(server.calls.map(({ headers }) => headers['x-stripe-client-telemetry'])).toEqual([undefined, undefined]);
    expect(server.calls[0]?.headers['stripe-version']).toMatch(/^\d{4}-\d{2}-\d{2}\.\w+$/);
  });

  it('a Stripe order throws BillingUnavailable with a message if Stripe is down, without the email address', async () => {
    server.setDown(true);
    const refusal = await billing.begin(ORDER).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'BillingUnavailable',
      sentence: 'Payments are currently unavailable, and you were not charged. Please try again in a moment.',
    });
    expect(String(refusal)).not.toContain('olive');
  });

  it.each([
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['incomplete', 'unpaid'],
    ['incomplete_expired', 'ended'],
    ['canceled', 'ended'],
    ['something new', 'unpaid'],
  ])('a subscription with the Stripe status %s has the status %s', async (status, meant) => {
    const planted = server.plant({ businessId: '7' });
    planted.status = status;
    expect((await billing.subscription(planted.id))?.status).toBe(meant);
  });

  it('a subscription that ends on a date within the period ends on that date', async () => {
    const planted = server.plant({ businessId: '7' });
    planted.cancel_at = planted.start_date + 86_400;
    const now = await billing.subscription(planted.id);
    expect([now?.endsWithPeriod, now?.periodEnd]).toEqual([true, new Date(planted.cancel_at * 1000)]);
    expect(await billing.end(noSubscription(7, 'stripe'), 'now')).toBeNull();
  });
});

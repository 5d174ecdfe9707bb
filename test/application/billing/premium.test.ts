import { beforeEach, describe, expect, it } from '@jest/globals';
import { EndDuePlans } from '../../../application/billing/end-due-plans.js';
import { EndPremium } from '../../../application/billing/end-premium.js';
import { FollowNotice } from '../../../application/billing/follow-notice.js';
import { FollowSubscription } from '../../../application/billing/follow-subscription.js';
import { OpenPortal } from '../../../application/billing/open-portal.js';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import { BillingNotices, type BillingNotice, type OwnedNow } from '../../../application/billing/ports.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { StubBilling } from '../../support/fakes/billing/stub-billing.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

/** A business owned by Ada. */
const HERS = 70;
const NOW = new FakeClock().time;
const END = new Date('2026-06-01T09:30:00.000Z');
const STANDS: OwnedNow = {
  ...{ id: 'sub_1', order: null, customerId: 'cus_1', status: 'active', endsWithPeriod: true },
  ...{ periodStart: NOW, periodEnd: END, businessId: HERS, memberId: ADA },
};

/** Parses a notice in the tests' own format. */
class ReadNotices extends BillingNotices {
  override async read(body: string): Promise<BillingNotice | null> {
    return JSON.parse(body) as BillingNotice | null;
  }
}

let memory: Memory;
let clock: FakeClock;
let stripe: StubBilling;
let demo: StubBilling;

beforeEach(() => {
  [memory, clock] = [seededMemory(), new FakeClock()];
  [stripe, demo] = [new StubBilling('stripe', STANDS), new StubBilling('demo', STANDS)];
  memory.state.listings.push(aListing({ id: HERS, ownerId: ADA, approvalStatus: 'approved' }));
});

function useCases(current = stripe) {
  const { transaction, businesses, subscriptions, followedNotices: notices } = fakeWorld(memory);
  const providers = new BillingProviders(current, [stripe, demo]);
  const shared = { transaction, businesses, subscriptions, notices, providers, clock };
  const follow = new FollowSubscription({ ...shared, audit: new FakeAuditLog(memory), outbox: new FakeOutbox(memory) });
  return {
    end: (userId = ADA, id = HERS) =>
      new EndPremium(
        transaction,
        businesses,
        subscriptions,
        providers,
        follow,
        clock,
        new FakeBusinessRoles(memory),
      ).run({ userId }, id),
    due: () => new EndDuePlans(transaction, subscriptions, providers, follow, clock).run(),
    portal: () => new OpenPortal(transaction, subscriptions, providers).run({ userId: ADA }),
    hear: (notice: BillingNotice | null) =>
      new FollowNotice(transaction, subscriptions, new ReadNotices(), notices, providers, follow).run(
        JSON.stringify(notice),
        '',
      ),
  };
}

const storedSubscription = () =>
  memory.state.subscriptions.find(({ subscription }) => subscription.businessId === HERS);
const keep = (given: Partial<Subscription>, businessId = HERS) =>
  void memory.state.subscriptions.push({
    subscription: { ...noSubscription(businessId, 'stripe'), payerId: ADA, wishedTier: 'premium', ...given },
    ...{ granted: 'premium', revision: 1 },
  });

describe('canceling Premium', () => {
  it.each([
    ['active', 'with period'],
    ['past_due', 'now'],
  ] as const)('cancels a Premium plan that is %s: %s', async (state, when) => {
    keep({ state, subscriptionId: 'sub_1', paidUntil: END, graceUntil: END });
    await useCases().end();
    expect(stripe.calls).toEqual([['sub_1', when]]);
    expect(storedSubscription()?.subscription.state).toBe('cancelling');
  });

  it('canceling Premium does nothing when it is already canceled', async () => {
    keep({ state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    await useCases().end();
    expect([stripe.calls, storedSubscription()?.revision]).toEqual([[], 1]);
  });

  it('canceling Premium before payment withdraws the order', async () => {
    keep({ state: 'pending_payment', order: 'order-1', checkoutId: 'cs_1' });
    await useCases().end();
    expect(stripe.calls).toEqual([]);
    expect(storedSubscription()).toMatchObject({
      ...{ granted: 'free', subscription: { state: 'none', wishedTier: 'free', order: null, checkoutId: null } },
    });
  });

  it('canceling Premium throws unless the business is Premium and the caller owns it', async () => {
    await expect(useCases().end()).rejects.toMatchObject({
      ...{ code: 'NOT_PREMIUM', message: 'This listing is not Premium.' },
    });
    await expect(useCases().end(OLIVE)).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: 'Only the owner of a business can change its plan.' },
    });
    await expect(useCases().end(ADA, 999)).rejects.toMatchObject({
      ...{ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
    });
  });
});

describe('a payment overdue beyond its grace period', () => {
  const GRACE_END = new Date(NOW.getTime() + 7 * 86_400_000);

  it.each([
    ['the last moment of the grace period', 0, 'past_due', [['sub_1', 'now']]],
    ['later', 86_400_000, 'past_due', [['sub_1', 'now']]],
    ['one moment earlier', -1, 'past_due', []],
    ['the last moment, but paid after all', 0, 'active', []],
  ] as const)(
    'an overdue payment ends the plan at Stripe only after its grace period: %s',
    async (_, after, status, ended) => {
      stripe.now = { ...STANDS, status, endsWithPeriod: false };
      keep({ state: 'past_due', subscriptionId: 'sub_1', paidUntil: NOW, graceUntil: NOW });
      clock.time = new Date(GRACE_END.getTime() + after);
      await useCases().due();
      expect(stripe.calls).toEqual(['sub_1', ...ended]);
    },
  );

  it("an overdue payment changes nothing if Stripe doesn't know the subscription", async () => {
    stripe.now = null;
    keep({ state: 'past_due', subscriptionId: 'sub_1', graceUntil: NOW });
    await useCases().due();
    expect([stripe.calls, storedSubscription()?.subscription.state]).toEqual([['sub_1'], 'past_due']);
    memory.state.subscriptions = [];
    keep({ state: 'past_due', subscriptionId: null, graceUntil: NOW });
    await useCases().due();
    expect(stripe.calls).toEqual(['sub_1']);
  });
});

describe('the billing portal', () => {
  it("the billing portal opens for the member's customer at the current provider", async () => {
    const refusal = {
      ...{ code: 'NOTHING_PAID', message: 'You have no payments to manage yet.' },
    };
    await expect(useCases().portal()).rejects.toMatchObject(refusal);
    keep({ provider: 'demo', customerId: 'demo-1' }, 71);
    keep({ customerId: null }, 72);
    keep({ payerId: OLIVE, customerId: 'cus_9' }, 73);
    await expect(useCases().portal()).rejects.toMatchObject(refusal);
    keep({ customerId: 'cus_7' });
    expect(await useCases().portal()).toBe('https://pay.example/portal/cus_7');
  });

  it('the billing portal opens without a payment in demo billing', async () => {
    expect(await useCases(demo).portal()).toBe('https://pay.example/portal/nobody');
    keep({ provider: 'demo', customerId: 'demo-1' });
    expect(await useCases(demo).portal()).toBe('https://pay.example/portal/demo-1');
  });
});

describe('a Stripe notice', () => {
  const about = (businessId: number | null): BillingNotice => ({
    ...{ id: 'evt_1', type: 'invoice.paid', isPayment: true },
    about: { kind: 'subscription', subscriptionId: 'sub_1', businessId },
  });
  const lapsed = (checkoutId: string, id = 'evt_1'): BillingNotice => ({
    ...{ id, type: 'checkout.session.expired', isPayment: false },
    about: { kind: 'lapsed checkout', checkoutId, businessId: HERS },
  });

  it.each([
    [HERS, ['sub_1']],
    [null, ['sub_1', 'sub_1']],
  ])('a Stripe notice is processed, even without a business ID: %s', async (businessId, calls) => {
    await useCases(demo).hear(about(businessId));
    expect(storedSubscription()).toMatchObject({ granted: 'premium', subscription: { state: 'cancelling' } });
    expect([stripe.calls, demo.calls, memory.state.notices]).toEqual([calls, [], ['evt_1']]);
  });

  it('a Stripe notice is ignored if it is irrelevant or about another product', async () => {
    await useCases().hear(null);
    expect(stripe.calls).toEqual([]);
    for (const now of [{ ...STANDS, businessId: null }, null]) {
      stripe.now = now;
      await useCases().hear(about(null));
    }
    expect([memory.state.subscriptions, memory.state.notices]).toEqual([[], []]);
  });

  it('a Stripe notice of an expired checkout withdraws that checkout once, and no other', async () => {
    keep({ state: 'pending_payment', order: 'order-1', checkoutId: 'cs_1' });
    await useCases().hear(lapsed('cs_0', 'evt_0'));
    expect(storedSubscription()?.subscription.state).toBe('pending_payment');
    await useCases().hear(lapsed('cs_1'));
    expect(storedSubscription()).toMatchObject({
      granted: 'free',
      revision: 2,
      subscription: { state: 'none', checkoutId: null },
    });
    memory.state.subscriptions = [];
    keep({ state: 'pending_payment', order: 'order-2', checkoutId: 'cs_1' });
    await useCases().hear(lapsed('cs_1'));
    expect([storedSubscription()?.subscription.state, memory.state.notices]).toEqual([
      'pending_payment',
      ['evt_0', 'evt_1'],
    ]);
    memory.state.subscriptions = [];
    await useCases().hear(lapsed('cs_1', 'evt_2'));
    expect(storedSubscription()).toBeUndefined();
  });
});

describe('PlanAddress', () => {
  it("adds the outcome of the checkout to the plan's URL", () => {
    const address = new PlanAddress('https://paws.example');
    expect([address.of(3), address.of(3, 'success'), address.list]).toEqual([
      'https://paws.example/my-businesses/3/plan',
      'https://paws.example/my-businesses/3/plan?checkout=success',
      'https://paws.example/my-businesses',
    ]);
  });
});

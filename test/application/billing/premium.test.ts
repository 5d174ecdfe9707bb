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
import { AskedBilling } from '../../support/fakes/asked-billing.js';
import { FakeAuditLog } from '../../support/fakes/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

/** Ada's. */
const HERS = 70;
const NOW = new FakeClock().time;
const END = new Date('2026-06-01T09:30:00.000Z');
const STANDS: OwnedNow = {
  ...{ id: 'sub_1', order: null, customerId: 'cus_1', status: 'active', endsWithPeriod: true },
  ...{ periodStart: NOW, periodEnd: END, businessId: HERS, memberId: ADA },
};

/** Reads a notice as the test wrote it. */
class ReadNotices extends BillingNotices {
  override async read(body: string): Promise<BillingNotice | null> {
    return JSON.parse(body) as BillingNotice | null;
  }
}

let memory: Memory;
let clock: FakeClock;
let stripe: AskedBilling;
let demo: AskedBilling;

beforeEach(() => {
  [memory, clock] = [seededMemory(), new FakeClock()];
  [stripe, demo] = [new AskedBilling('stripe', STANDS), new AskedBilling('demo', STANDS)];
  memory.state.listings.push(aListing({ id: HERS, ownerId: ADA, approvalStatus: 'approved' }));
});

function useCases(current = stripe) {
  const { transaction, businesses, subscriptions, followedNotices: notices } = fakeWorld(memory);
  const providers = new BillingProviders(current, [stripe, demo]);
  const shared = { transaction, businesses, subscriptions, notices, providers, clock };
  const follow = new FollowSubscription({ ...shared, audit: new FakeAuditLog(memory), outbox: new FakeOutbox(memory) });
  return {
    end: (userId = ADA, id = HERS) =>
      new EndPremium(transaction, businesses, subscriptions, providers, follow, clock).run({ userId }, id),
    due: () => new EndDuePlans(transaction, subscriptions, providers, follow, clock).run(),
    portal: () => new OpenPortal(transaction, subscriptions, providers).run({ userId: ADA }),
    hear: (notice: BillingNotice | null) =>
      new FollowNotice(transaction, subscriptions, new ReadNotices(), notices, providers, follow).run(
        JSON.stringify(notice),
        '',
      ),
  };
}

const held = () => memory.state.subscriptions.find(({ subscription }) => subscription.businessId === HERS);
const keep = (given: Partial<Subscription>, businessId = HERS) =>
  void memory.state.subscriptions.push({
    subscription: { ...noSubscription(businessId, 'stripe'), payerId: ADA, wishedTier: 'premium', ...given },
    ...{ granted: 'premium', revision: 1 },
  });

describe('ending Premium', () => {
  it.each([
    ['active', 'with period'],
    ['past_due', 'now'],
  ] as const)('that is %s ends it %s', async (state, when) => {
    keep({ state, subscriptionId: 'sub_1', paidUntil: END, graceUntil: END });
    await useCases().end();
    expect(stripe.asked).toEqual([['sub_1', when]]);
    expect(held()?.subscription.state).toBe('cancelling');
  });

  it('a second time is no error, and asks nobody', async () => {
    keep({ state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    await useCases().end();
    expect([stripe.asked, held()?.revision]).toEqual([[], 1]);
  });

  it('before it was paid takes the order back', async () => {
    keep({ state: 'pending_payment', order: 'order-1', checkoutId: 'cs_1' });
    await useCases().end();
    expect(stripe.asked).toEqual([]);
    expect(held()).toMatchObject({
      ...{ granted: 'free', subscription: { state: 'none', wishedTier: 'free', order: null, checkoutId: null } },
    });
  });

  it('needs Premium, and is its owner’s', async () => {
    await expect(useCases().end()).rejects.toMatchObject({
      ...{ code: 'NOT_PREMIUM', message: 'This listing is not Premium.' },
    });
    await expect(useCases().end(OLIVE)).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: 'Only the owner of a business can change it.' },
    });
    await expect(useCases().end(ADA, 999)).rejects.toMatchObject({
      ...{ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' },
    });
  });
});

describe('what was not paid within its grace', () => {
  const GRACE_END = new Date(NOW.getTime() + 7 * 86_400_000);

  it.each([
    ['its last moment', 0, 'past_due', [['sub_1', 'now']]],
    ['later', 86_400_000, 'past_due', [['sub_1', 'now']]],
    ['a moment before that', -1, 'past_due', []],
    ['its last moment, when it was paid after all', 0, 'active', []],
  ] as const)('ends where it is paid: %s', async (_, after, status, ended) => {
    stripe.now = { ...STANDS, status, endsWithPeriod: false };
    keep({ state: 'past_due', subscriptionId: 'sub_1', paidUntil: NOW, graceUntil: NOW });
    clock.time = new Date(GRACE_END.getTime() + after);
    await useCases().due();
    expect(stripe.asked).toEqual(['sub_1', ...ended]);
  });

  it('changes nothing where it is known there no more, or never was', async () => {
    stripe.now = null;
    keep({ state: 'past_due', subscriptionId: 'sub_1', graceUntil: NOW });
    await useCases().due();
    expect([stripe.asked, held()?.subscription.state]).toEqual([['sub_1'], 'past_due']);
    memory.state.subscriptions = [];
    keep({ state: 'past_due', subscriptionId: null, graceUntil: NOW });
    await useCases().due();
    expect(stripe.asked).toEqual(['sub_1']);
  });
});

describe('the page where a member changes cards', () => {
  it('is that of the customer they are at the present place of payment', async () => {
    const refusal = {
      ...{ code: 'NOTHING_PAID', message: 'You have paid for nothing here yet, so there is no payment to manage.' },
    };
    await expect(useCases().portal()).rejects.toMatchObject(refusal);
    keep({ provider: 'demo', customerId: 'demo-1' }, 71);
    keep({ customerId: null }, 72);
    keep({ payerId: OLIVE, customerId: 'cus_9' }, 73);
    await expect(useCases().portal()).rejects.toMatchObject(refusal);
    keep({ customerId: 'cus_7' });
    expect(await useCases().portal()).toBe('https://pay.example/portal/cus_7');
  });

  it('is there without a payment where nothing is charged', async () => {
    expect(await useCases(demo).portal()).toBe('https://pay.example/portal/nobody');
    keep({ provider: 'demo', customerId: 'demo-1' });
    expect(await useCases(demo).portal()).toBe('https://pay.example/portal/demo-1');
  });
});

describe('a notice of Stripe', () => {
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
  ])('is followed, also where it does not tell for which business: %s', async (businessId, asked) => {
    await useCases(demo).hear(about(businessId));
    expect(held()).toMatchObject({ granted: 'premium', subscription: { state: 'cancelling' } });
    expect([stripe.asked, demo.asked, memory.state.notices]).toEqual([asked, [], ['evt_1']]);
  });

  it('of no concern, or of another product of the same operator, changes nothing', async () => {
    await useCases().hear(null);
    expect(stripe.asked).toEqual([]);
    for (const now of [{ ...STANDS, businessId: null }, null]) {
      stripe.now = now;
      await useCases().hear(about(null));
    }
    expect([memory.state.subscriptions, memory.state.notices]).toEqual([[], []]);
  });

  it('that a payment was not made in time takes back that one, once, and no other', async () => {
    keep({ state: 'pending_payment', order: 'order-1', checkoutId: 'cs_1' });
    await useCases().hear(lapsed('cs_0', 'evt_0'));
    expect(held()?.subscription.state).toBe('pending_payment');
    await useCases().hear(lapsed('cs_1'));
    expect(held()).toMatchObject({ granted: 'free', revision: 2, subscription: { state: 'none', checkoutId: null } });
    memory.state.subscriptions = [];
    keep({ state: 'pending_payment', order: 'order-2', checkoutId: 'cs_1' });
    await useCases().hear(lapsed('cs_1'));
    expect([held()?.subscription.state, memory.state.notices]).toEqual(['pending_payment', ['evt_0', 'evt_1']]);
    memory.state.subscriptions = [];
    await useCases().hear(lapsed('cs_1', 'evt_2'));
    expect(held()).toBeUndefined();
  });
});

describe('the address of a plan', () => {
  it('tells from where somebody comes back', () => {
    const address = new PlanAddress('https://paws.example');
    expect([address.of(3), address.of(3, 'success'), address.list]).toEqual([
      'https://paws.example/my-businesses/3/plan',
      'https://paws.example/my-businesses/3/plan?checkout=success',
      'https://paws.example/my-businesses',
    ]);
  });
});

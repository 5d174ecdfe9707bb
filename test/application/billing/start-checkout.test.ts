import { beforeEach, describe, expect, it } from '@jest/globals';
import { FollowSubscription } from '../../../application/billing/follow-subscription.js';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import type { OwnedNow } from '../../../application/billing/ports.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { AskedBilling } from '../../support/fakes/asked-billing.js';
import { FakeAuditLog } from '../../support/fakes/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

/** Ada's. */
const HERS = 70;
const END = new Date('2026-06-01T09:30:00.000Z');
const PLAN_PAGE = 'http://localhost:3000/my-businesses/70/plan';

let memory: Memory;
let stripe: AskedBilling;
let demo: AskedBilling;
let checkout: StartCheckout;

beforeEach(() => {
  memory = seededMemory();
  const clock = new FakeClock();
  memory.state.listings.push(aListing({ id: HERS, ownerId: ADA, approvalStatus: 'approved' }));
  const now: OwnedNow = {
    ...{ id: 'sub_1', order: null, customerId: 'cus_1', status: 'active', endsWithPeriod: false },
    ...{ periodStart: clock.time, periodEnd: END, businessId: HERS, memberId: ADA },
  };
  [stripe, demo] = [new AskedBilling('stripe', now), new AskedBilling('demo', now)];
  const { transaction, businesses, subscriptions, members, followedNotices: notices } = fakeWorld(memory);
  const providers = new BillingProviders(stripe, [demo]);
  const shared = { transaction, businesses, subscriptions, providers, clock };
  const [audit, outbox] = [new FakeAuditLog(memory), new FakeOutbox(memory)];
  const follow = new FollowSubscription({ ...shared, notices, audit, outbox });
  const [address, secrets] = [new PlanAddress('http://localhost:3000'), new FakeSecrets()];
  checkout = new StartCheckout({ ...shared, members, follow, address, secrets });
});

const start = () => checkout.run({ userId: ADA }, HERS);
const held = () => memory.state.subscriptions.find(({ subscription }) => subscription.businessId === HERS);
const keep = (given: Partial<Subscription>, businessId = HERS) =>
  void memory.state.subscriptions.push({
    subscription: { ...noSubscription(businessId, 'stripe'), payerId: ADA, wishedTier: 'premium', ...given },
    ...{ granted: 'free', revision: 1 },
  });

describe('an order of Premium whose payment was begun before', () => {
  beforeEach(() => keep({ state: 'pending_payment', order: 'order-1', checkoutId: 'cs_1' }));

  it('goes on at the same payment while that is open', async () => {
    stripe.before = { state: 'open', url: 'https://pay.example/cs_1' };
    expect(await start()).toBe('https://pay.example/cs_1');
    expect([stripe.orders, stripe.asked]).toEqual([[], ['cs_1']]);
  });

  it('is another one once that payment is over, of which no subscription is asked for', async () => {
    expect(await start()).toBe('https://pay.example/cs_2');
    expect(stripe.asked).toEqual(['cs_1']);
    expect(stripe.orders).toMatchObject([{ businessId: HERS, memberId: ADA, order: expect.not.stringMatching('order-1') }]);
    expect(held()?.subscription).toMatchObject({ state: 'pending_payment', checkoutId: 'cs_2' });
  }); // prettier-ignore

  it('is not paid twice where the news of its payment are on their way', async () => {
    stripe.before = { state: 'paid', subscriptionId: 'sub_1' };
    await expect(start()).rejects.toMatchObject({ code: 'ALREADY_PREMIUM' });
    expect([stripe.orders, stripe.asked]).toEqual([[], ['cs_1', 'sub_1']]);
    expect(held()).toMatchObject({ granted: 'premium', subscription: { state: 'active', subscriptionId: 'sub_1' } });
  });
});

describe('Premium that its owner has ended', () => {
  it('is kept without a payment where it is asked for again before it is over', async () => {
    keep({ state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    expect(await start()).toBe(PLAN_PAGE);
    expect([stripe.orders, stripe.asked]).toEqual([[], [['sub_1', 'never']]]);
    expect(held()?.subscription.state).toBe('active');
  });

  it('is to be chosen again where it has ended in the very moment', async () => {
    keep({ state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    stripe.now = stripe.now && { ...stripe.now, status: 'ended' };
    await expect(start()).rejects.toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', message: 'Premium has just ended. Please choose it again.' },
    });
  });

  it('is not taken up again where it ran at another provider than the one that takes orders now', async () => {
    keep({ provider: 'demo', state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    await expect(start()).rejects.toMatchObject({ code: 'ALREADY_PREMIUM' });
    expect([stripe.asked, demo.asked, held()?.subscription.state]).toEqual([[], [], 'cancelling']);
  });
});

describe('who pays for another business already', () => {
  it('is known by the same name at the same provider, and by none of another provider', async () => {
    keep({ provider: 'demo', state: 'active', customerId: 'demo-1' }, 71);
    await start();
    keep({ state: 'active', customerId: null }, 73);
    keep({ state: 'active', customerId: 'cus_7' }, 72);
    memory.state.subscriptions = memory.state.subscriptions.filter(({ subscription }) => subscription.businessId !== HERS);
    await start();
    expect(stripe.orders.map(({ customerId }) => customerId)).toEqual([null, 'cus_7']);
  }); // prettier-ignore
});

describe('a first order of Premium', () => {
  it('tells where it is paid whose it is and by which address they are reached', async () => {
    expect(await start()).toBe('https://pay.example/cs_2');
    expect(memory.runs).toEqual(['preparation', 'work']);
    const order = { businessId: HERS, memberId: ADA, email: 'ada-member-mail-secret@example.com', customerId: null };
    expect(stripe.orders).toEqual([{ ...order, order: expect.stringMatching(/^0198c2f0/) }]);
    expect(held()).toMatchObject({ granted: 'free', subscription: { checkoutId: 'cs_2' } });
    memory.state.members = [];
    memory.state.subscriptions = [];
    await start();
    expect(stripe.orders.at(-1)).toMatchObject({ email: null });
  });

  it('that another one has taken the place of meanwhile leaves that one as it is', async () => {
    stripe.whileBeginning = () => {
      memory.state.subscriptions = memory.state.subscriptions.map((each) => ({
        ...each,
        subscription: { ...each.subscription, order: 'another', checkoutId: 'cs_9' },
      }));
    };
    expect(await start()).toBe('https://pay.example/cs_2');
    expect(held()?.subscription).toMatchObject({ order: 'another', checkoutId: 'cs_9' });
    stripe.whileBeginning = () => void (memory.state.subscriptions = []);
    await start();
    expect(held()).toBeUndefined();
  });

  it('is not begun by itself where it costs something', async () => {
    await checkout.runWhereFree({ userId: ADA }, HERS);
    expect([stripe.orders, held()]).toEqual([[], undefined]);
  });
});

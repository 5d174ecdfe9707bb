import { beforeEach, describe, expect, it } from '@jest/globals';
import { FollowSubscription } from '../../../application/billing/follow-subscription.js';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import type { OwnedNow } from '../../../application/billing/ports.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { StubBilling } from '../../support/fakes/billing/stub-billing.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

/** A business owned by Ada. */
const HERS = 70;
const END = new Date('2026-06-01T09:30:00.000Z');
const PLAN_PAGE = 'http://localhost:3000/my-businesses/70/plan';

let memory: Memory;
let stripe: StubBilling;
let demo: StubBilling;
let checkout: StartCheckout;

beforeEach(() => {
  memory = seededMemory();
  const clock = new FakeClock();
  memory.state.listings.push(aListing({ id: HERS, ownerId: ADA, approvalStatus: 'approved' }));
  const now: OwnedNow = {
    ...{ id: 'sub_1', order: null, customerId: 'cus_1', status: 'active', endsWithPeriod: false },
    ...{ periodStart: clock.time, periodEnd: END, businessId: HERS, memberId: ADA },
  };
  [stripe, demo] = [new StubBilling('stripe', now), new StubBilling('demo', now)];
  const { transaction, businesses, subscriptions, members, followedNotices: notices } = fakeWorld(memory);
  const providers = new BillingProviders(stripe, [demo]);
  const shared = { transaction, businesses, subscriptions, providers, clock };
  const [audit, outbox] = [new FakeAuditLog(memory), new FakeOutbox(memory)];
  const follow = new FollowSubscription({ ...shared, notices, audit, outbox });
  const [address, secrets] = [new PlanAddress('http://localhost:3000'), new FakeSecrets()];
  checkout = new StartCheckout({ ...shared, roles: new FakeBusinessRoles(memory), members, follow, address, secrets });
});

const start = () => checkout.run({ userId: ADA }, HERS);
const storedSubscription = () =>
  memory.state.subscriptions.find(({ subscription }) => subscription.businessId === HERS);
const keep = (given: Partial<Subscription>, businessId = HERS) =>
  void memory.state.subscriptions.push({
    subscription: { ...noSubscription(businessId, 'stripe'), payerId: ADA, wishedTier: 'premium', ...given },
    ...{ granted: 'free', revision: 1 },
  });

describe('starting a checkout again', () => {
  beforeEach(() => keep({ state: 'pending_payment', order: 'order-1', checkoutId: 'cs_1' }));

  it('returns the URL of a checkout that is still open', async () => {
    stripe.before = { state: 'open', url: 'https://pay.example/cs_1' };
    expect(await start()).toBe('https://pay.example/cs_1');
    expect([stripe.orders, stripe.calls]).toEqual([[], ['cs_1']]);
  });

  it('starts a new checkout when the previous one has ended unpaid', async () => {
    expect(await start()).toBe('https://pay.example/cs_2');
    expect(stripe.calls).toEqual(['cs_1']);
    expect(stripe.orders).toMatchObject([{ businessId: HERS, memberId: ADA, order: expect.not.stringMatching('order-1') }]);
    expect(storedSubscription()?.subscription).toMatchObject({ state: 'pending_payment', checkoutId: 'cs_2' });
  }); // prettier-ignore

  it("a repeated checkout detects a payment whose notice hasn't arrived yet, so that no member pays twice", async () => {
    stripe.before = { state: 'paid', subscriptionId: 'sub_1' };
    await expect(start()).rejects.toMatchObject({ code: 'ALREADY_PREMIUM' });
    expect([stripe.orders, stripe.calls]).toEqual([[], ['cs_1', 'sub_1']]);
    expect(storedSubscription()).toMatchObject({
      granted: 'premium',
      subscription: { state: 'active', subscriptionId: 'sub_1' },
    });
  });
});

describe('resuming canceled Premium', () => {
  it('canceled Premium resumes without a payment before the plan ends', async () => {
    keep({ state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    expect(await start()).toBe(PLAN_PAGE);
    expect([stripe.orders, stripe.calls]).toEqual([[], [['sub_1', 'never']]]);
    expect(storedSubscription()?.subscription.state).toBe('active');
  });

  it('canceled Premium that a former owner paid is not resumed at their cost', async () => {
    keep({ state: 'cancelling', paidUntil: END, payerId: OLIVE, subscriptionId: 'sub_1' });
    const refused = await start().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'ALREADY_PREMIUM' });
    expect(String(refused)).toContain('The former owner paid for Premium. It ends on Jun 1, 2026 (UTC)');
    expect([stripe.calls, stripe.orders]).toEqual([[], []]);
  });

  it('resuming canceled Premium fails with CHANGED_MEANWHILE if the plan has just ended', async () => {
    keep({ state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    stripe.now = stripe.now && { ...stripe.now, status: 'ended' };
    await expect(start()).rejects.toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', message: 'Premium has just ended. Please choose it again.' },
    });
  });

  it('resuming canceled Premium is refused if the plan runs at another provider than the current one', async () => {
    keep({ provider: 'demo', state: 'cancelling', subscriptionId: 'sub_1', paidUntil: END });
    await expect(start()).rejects.toMatchObject({ code: 'ALREADY_PREMIUM' });
    expect([stripe.calls, demo.calls, storedSubscription()?.subscription.state]).toEqual([[], [], 'cancelling']);
  });
});

describe('a member who pays for another business', () => {
  it('a member who pays for another business keeps their customer ID only at the same provider', async () => {
    keep({ provider: 'demo', state: 'active', customerId: 'demo-1' }, 71);
    await start();
    keep({ state: 'active', customerId: null }, 73);
    keep({ state: 'active', customerId: 'cus_7' }, 72);
    memory.state.subscriptions = memory.state.subscriptions.filter(({ subscription }) => subscription.businessId !== HERS);
    await start();
    expect(stripe.orders.map(({ customerId }) => customerId)).toEqual([null, 'cus_7']);
  }); // prettier-ignore
});

describe('starting a first checkout', () => {
  it('a first checkout passes the business, the member, and their email address to the provider', async () => {
    expect(await start()).toBe('https://pay.example/cs_2');
    expect(memory.runs).toEqual(['preparation', 'work']);
    const order = { businessId: HERS, memberId: ADA, email: 'ada-member-mail-secret@example.com', customerId: null };
    expect(stripe.orders).toEqual([{ ...order, order: expect.stringMatching(/^0198c2f0/) }]);
    expect(storedSubscription()).toMatchObject({ granted: 'free', subscription: { checkoutId: 'cs_2' } });
    memory.state.members = [];
    memory.state.subscriptions = [];
    await start();
    expect(stripe.orders.at(-1)).toMatchObject({ email: null });
  });

  it("a checkout doesn't overwrite another order that replaced its order in the meantime", async () => {
    stripe.duringBegin = () => {
      memory.state.subscriptions = memory.state.subscriptions.map((each) => ({
        ...each,
        subscription: { ...each.subscription, order: 'another', checkoutId: 'cs_9' },
      }));
    };
    expect(await start()).toBe('https://pay.example/cs_2');
    expect(storedSubscription()?.subscription).toMatchObject({ order: 'another', checkoutId: 'cs_9' });
    stripe.duringBegin = () => void (memory.state.subscriptions = []);
    await start();
    expect(storedSubscription()).toBeUndefined();
  });

  it("a checkout doesn't start automatically if it costs something", async () => {
    await checkout.runWhereFree({ userId: ADA }, HERS);
    expect([stripe.orders, storedSubscription()]).toEqual([[], undefined]);
  });
});

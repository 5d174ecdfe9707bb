import { beforeEach, describe, expect, it } from '@jest/globals';
import { FollowSubscription } from '../../../application/billing/follow-subscription.js';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import { Billing, type Checkout, type Order, type OwnedNow } from '../../../application/billing/ports.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { FakeAuditLog } from '../../support/fakes/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

/** Ada's. */
const HERS = 70;
const END = new Date('2026-06-01T09:30:00.000Z');
const PLAN_PAGE = 'http://localhost:3000/my-businesses/70/plan';

/** Answers what it is told to, and keeps what it was asked. */
class AskedBilling extends Billing {
  readonly orders: Order[] = [];
  readonly asked: unknown[] = [];
  before: Checkout = { state: 'over' };

  constructor(
    override readonly provider: 'stripe' | 'demo',
    private readonly now: OwnedNow,
  ) {
    super();
  }

  override async begin(order: Order) {
    this.orders.push(order);
    return { kind: 'to pay', checkoutId: 'cs_2', url: 'https://pay.example/cs_2' } as const;
  }

  override async checkout(checkoutId: string): Promise<Checkout> {
    this.asked.push(checkoutId);
    return this.before;
  }

  override portal(): Promise<string> {
    return Promise.reject(new Error('Nobody asked for the portal.'));
  }

  override async subscription(id: string): Promise<OwnedNow> {
    this.asked.push(id);
    return this.now;
  }

  override async end({ subscriptionId }: Subscription, when: string): Promise<OwnedNow> {
    this.asked.push([subscriptionId, when]);
    return this.now;
  }
}

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
    keep({ state: 'active', customerId: 'cus_7' }, 72);
    memory.state.subscriptions = memory.state.subscriptions.filter(({ subscription }) => subscription.businessId !== HERS);
    await start();
    expect(stripe.orders.map(({ customerId }) => customerId)).toEqual([null, 'cus_7']);
  }); // prettier-ignore
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { EndDuePlans } from '../../../application/billing/end-due-plans.js';
import { EndSubscription, EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { FollowSubscription } from '../../../application/billing/follow-subscription.js';
import { PlanAddress } from '../../../application/billing/plan-address.js';
import { BillingUnavailable, type BillingNotice, type OwnedNow } from '../../../application/billing/ports.js';
import { presentSubscription } from '../../../application/billing/present-subscription.js';
import { BillingProviders } from '../../../application/billing/providers.js';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { DemoBilling } from '../../../infrastructure/billing/demo-billing.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

/** A business owned by Ada. */
const HERS = 70;
const END = new Date('2026-06-01T09:30:00.000Z');

let memory: Memory;
let clock: FakeClock;
let follow: FollowSubscription;
let providers: BillingProviders;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock();
  memory.state.listings.push(aListing({ id: HERS, name: 'The Paw', ownerId: ADA, approvalStatus: 'approved' }));
  const { transaction, subscriptions, followedNotices: notices, businesses } = fakeWorld(memory);
  providers = new BillingProviders(new DemoBilling(new PlanAddress('http://localhost:3000'), clock));
  follow = new FollowSubscription({
    ...{ transaction, subscriptions, notices, businesses, providers, clock },
    ...{ audit: new FakeAuditLog(memory), outbox: new FakeOutbox(memory) },
  });
});

const now = (given: Partial<OwnedNow> = {}): OwnedNow => ({
  ...{ id: 'sub_1', order: null, customerId: 'cus_1', status: 'active', endsWithPeriod: false },
  ...{ periodStart: clock.time, periodEnd: END, businessId: HERS, memberId: ADA, ...given },
});
const paid = (id: string): BillingNotice => ({
  ...{ id, type: 'invoice.paid', isPayment: true },
  about: { kind: 'subscription', subscriptionId: 'sub_1', businessId: HERS },
});
const heard = (given: Partial<OwnedNow> = {}, notice?: BillingNotice, businessId = HERS) =>
  follow.run({ businessId, ask: async () => now(given), ...(notice && { notice }) });
const storedSubscription = (id = HERS) =>
  memory.state.subscriptions.find(({ subscription }) => subscription.businessId === id);
const keep = (given: Partial<Subscription>, id = HERS) =>
  void memory.state.subscriptions.push({
    ...{ subscription: { ...noSubscription(id, 'demo'), payerId: ADA, wishedTier: 'premium', ...given } },
    ...{ granted: 'premium', revision: 1 },
  });

describe('following a subscription', () => {
  it('following a subscription stores its state, grants the paid tier, and emails the payer once', async () => {
    await heard();
    await heard();
    expect(storedSubscription()).toMatchObject({ granted: 'premium', subscription: { state: 'active', payerId: ADA } });
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ kind: 'mail', memberId: ADA, service: true, to: null },
        dedupeKey: `billing:${HERS}:sub_1:active:${END.toISOString()}`,
        content: { subject: 'The Paw is Premium' },
      },
    ]);
  });

  it.each([
    ['pending', { approvalStatus: 'pending' }],
    ['withdrawn', { isActive: false }],
  ] as const)(
    'sends no email that a business is Premium while it is %s, but notes that it is due',
    async (_, hidden) => {
      memory.state.listings = memory.state.listings.map((each) => (each.id === HERS ? { ...each, ...hidden } : each));
      await heard();
      await heard();
      expect(memory.state.outbox).toEqual([]);
      expect(storedSubscription()).toMatchObject({ granted: 'premium', subscription: { announcementDue: true } });
      await heard({ status: 'ended' });
      expect(memory.state.outbox).toMatchObject([{ content: { subject: 'Premium has ended for The Paw' } }]);
    },
  );

  it('handles each Stripe notice once, without asking Stripe again', async () => {
    await heard({}, paid('evt_1'));
    const calls = follow.run({ businessId: HERS, notice: paid('evt_1'), ask: () => Promise.reject(new Error('Asked.')) });
    expect(await calls).toBeNull();
    expect(await follow.run({ businessId: HERS, notice: paid('evt_2'), ask: async () => {
      memory.state.notices.push('evt_2');
      return now({ status: 'ended' });
    } })).toBeNull();
    expect(storedSubscription()?.subscription.state).toBe('active');
  }); // prettier-ignore

  it('asks Stripe again when the stored subscription changed in the meantime, up to eight times', async () => {
    let calls = 0;
    const meanwhile = async (times: number) => {
      calls += 1;
      const kept = storedSubscription();
      if (calls <= times && kept) memory.state.subscriptions = [{ ...kept, revision: kept.revision + 1 }];
      return now({ status: calls > times ? 'past_due' : 'ended' });
    };
    await heard();
    expect(await follow.run({ businessId: HERS, ask: () => meanwhile(7) })).toMatchObject({ state: 'past_due' });
    calls = 0;
    await expect(follow.run({ businessId: HERS, ask: () => meanwhile(99) })).rejects.toThrow(BillingUnavailable);
    expect(calls).toBe(8);
  });

  it('ignores an unknown subscription and one not ordered here', async () => {
    expect(await follow.run({ businessId: HERS, ask: async () => null })).toMatchObject({ state: 'none' });
    for (const memberId of [OLIVE, null]) expect(await heard({ memberId })).toMatchObject({ state: 'none' });
    expect([memory.state.subscriptions, memory.state.outbox]).toEqual([[], []]);
  });

  it('follows the stored subscription even if the business has a new owner', async () => {
    keep({ state: 'active', subscriptionId: 'sub_1', payerId: OLIVE });
    expect(await heard({ memberId: OLIVE, status: 'ended' })).toMatchObject({ state: 'ended', payerId: OLIVE });
    expect(memory.state.outbox).toMatchObject([{ memberId: OLIVE, content: { subject: 'Premium has ended for The Paw' } }]);
  }); // prettier-ignore

  it("emails no one about an ended subscription if the payer's account was erased", async () => {
    keep({ state: 'active', subscriptionId: 'sub_1', payerId: null });
    await heard({ memberId: null, status: 'ended' });
    expect([storedSubscription()?.subscription.state, memory.state.outbox]).toEqual(['ended', []]);
  });
});

describe('a payment that grants nothing', () => {
  const REFUND = 'Cancel the subscription in Stripe and refund the payment.';

  it.each<[string, Partial<OwnedNow>, number, object, string]>([
    ['for a business that no longer exists', { businessId: 999 }, 999, { subscription: null, state: 'none' }, `Payment for a business that no longer exists. ${REFUND}`],
    ['by another member', { memberId: OLIVE }, HERS, { subscription: 'sub_0', state: 'active' }, `Payment by a member who does not own the business. ${REFUND}`],
    ['by no member', { memberId: null }, HERS, { subscription: 'sub_0', state: 'active' }, `Payment by a member who does not own the business. ${REFUND}`],
    ['for a second subscription', {}, HERS, { subscription: 'sub_0', state: 'active' }, 'Second subscription for the same business. Cancel it in Stripe and refund the payment.'],
  ])('a payment that grants nothing is logged once for administrators: %s', async (_, given, businessId, before, reason) => {
    keep({ state: 'active', subscriptionId: 'sub_0' });
    await heard(given, paid('evt_1'), businessId);
    await heard(given, paid('evt_2'), businessId);
    await heard(given, { ...paid('evt_3'), isPayment: false }, businessId);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Stripe', action: 'billing.unmatchedPayment', targetType: 'business', targetId: String(businessId) },
        ...{ before, after: { subscription: 'sub_1', customer: 'cus_1', paidUntil: END.toISOString() }, reason },
      },
    ]);
    await heard({ ...given, periodEnd: new Date('2026-07-01') }, paid('evt_4'), businessId);
    expect(memory.state.audit).toHaveLength(2);
  }); // prettier-ignore

  it("a payment for the stored subscription isn't logged for administrators", async () => {
    keep({ state: 'active', subscriptionId: 'sub_1' });
    await heard({}, paid('evt_1'));
    expect(memory.state.audit).toEqual([]);
  });
});

describe('EndDuePlans', () => {
  const due = () => {
    const { transaction, subscriptions } = fakeWorld(memory);
    return new EndDuePlans(transaction, subscriptions, providers, follow, clock).run();
  };

  it('ends each due plan on its own, even if another one fails', async () => {
    memory.state.listings.push(aListing({ id: 71, ownerId: ADA }), aListing({ id: 72, ownerId: ADA }));
    keep({ provider: 'stripe', state: 'cancelling', subscriptionId: 'sub_9', paidUntil: clock.time }, 71);
    keep({ state: 'cancelling', subscriptionId: 'demo-1', paidUntil: clock.time });
    keep({ state: 'cancelling', subscriptionId: null, paidUntil: clock.time }, 72);
    await expect(due()).rejects.toThrow('Subscriptions with stripe are not set up.');
    expect([HERS, 71, 72].map((id) => storedSubscription(id)?.subscription.state)).toEqual([
      'ended',
      'cancelling',
      'cancelling',
    ]);
  });

  it("doesn't end a plan that is still paid", async () => {
    keep({ state: 'cancelling', subscriptionId: 'demo-1', paidUntil: END });
    await due();
    expect(storedSubscription()?.subscription.state).toBe('cancelling');
  });
});

describe('a Premium business without a stored subscription', () => {
  it('a Premium business without a stored subscription counts as a free monthly grant', () => {
    const at = { provider: 'stripe', now: clock.time } as const;
    const nothing = { subscription: null, revision: 0 };
    expect(presentSubscription(nothing, { id: 7, tier: 'premium' }, at)).toEqual({
      ...noSubscription(7, 'demo'),
      ...{ state: 'active', wishedTier: 'premium', subscriptionId: 'demo-7', paidUntil: END },
    });
    expect(presentSubscription(nothing, { id: 7, tier: 'free' }, at)).toEqual(noSubscription(7, 'stripe'));
  });
});

describe('ending the subscriptions of a closed account', () => {
  const jobs = async (when: 'now' | 'with period') => {
    const { transaction, subscriptions } = fakeWorld(memory);
    const ending = new EndSubscriptions(subscriptions, new FakeJobs(memory));
    await transaction.run(() => ending.ofMember(ADA, when));
    return memory.state.jobs;
  };

  it.each(['now', 'with period'] as const)('closing an account queues a job to end each running subscription: %s', async (when) => {
    keep({ state: 'active', subscriptionId: 'demo-1' });
    keep({ state: 'active', subscriptionId: null }, 71);
    keep({ state: 'ended', subscriptionId: 'demo-3' }, 72);
    expect(await jobs(when)).toEqual([
      { name: 'end-subscription', data: { businessId: HERS, now: when === 'now' } },
    ]);
  }); // prettier-ignore

  it.each([
    ['active', false, 'cancelling'],
    ['active', true, 'ended'],
    ['past_due', false, 'ended'],
    ['none', true, 'none'],
  ] as const)(
    'ends a subscription at the provider: state %s, immediately %s, becomes %s',
    async (state, isNow, after) => {
      keep({ state, subscriptionId: 'demo-1', paidUntil: END });
      const { transaction, subscriptions } = fakeWorld(memory);
      const end = new EndSubscription(transaction, subscriptions, providers, follow);
      await end.run(HERS, isNow);
      await end.run(999, isNow);
      expect(storedSubscription()?.subscription.state).toBe(after);
    },
  );
});

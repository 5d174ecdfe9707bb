import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endOfMonthPaid, monthsAfter } from '../../../domain/billing/months.js';
import {
  abandoned,
  BILLING_NOTE,
  followed,
  GRACE_DAYS,
  grantedTier,
  isRunning,
  isSecond,
  noSubscription,
  ordered,
  SUBSCRIPTION,
  SUBSCRIPTION_STATES,
  type Subscription,
  type SubscriptionNow,
  type SubscriptionState,
} from '../../../domain/billing/subscription.js';
import { unreachableStatuses } from '../../../domain/shared/state-machine.js';

const START = new Date('2026-05-01T09:30:00.000Z');
const END = new Date('2026-06-01T09:30:00.000Z');
const PAYER = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
const ORDER = { provider: 'stripe', payerId: PAYER, order: 'order-1' } as const;

function now(given: Partial<SubscriptionNow> = {}): SubscriptionNow {
  return {
    ...{ id: 'sub_1', order: 'order-1', customerId: 'cus_1', status: 'active', endsWithPeriod: false },
    ...{ periodStart: START, periodEnd: END },
    ...given,
  };
}

const ACTIVE = followed(ordered(noSubscription(7, 'stripe'), ORDER), now());

/** A subscription in each state, built with the moves that lead there. */
const IN: Readonly<Record<SubscriptionState, Subscription>> = {
  none: noSubscription(7, 'stripe'),
  pending_payment: ordered(noSubscription(7, 'stripe'), ORDER),
  active: ACTIVE,
  past_due: followed(ACTIVE, now({ status: 'past_due' })),
  cancelling: followed(ACTIVE, now({ endsWithPeriod: true })),
  ended: followed(ACTIVE, now({ status: 'ended' })),
};

const NEWS = {
  pay: now(),
  fail: now({ status: 'past_due' }),
  cancel: now({ endsWithPeriod: true }),
  end: now({ status: 'ended' }),
} as const;

describe('the state machine of subscriptions', () => {
  it('a subscription can reach every state', () => {
    expect(unreachableStatuses(SUBSCRIPTION)).toEqual([]);
    expect(SUBSCRIPTION_STATES.map((state) => IN[state].state)).toEqual([...SUBSCRIPTION_STATES]);
  });

  it('a subscription has exactly these moves between states', () => {
    const table = SUBSCRIPTION_STATES.map((state) => [state, SUBSCRIPTION.moves[state]]);
    expect(Object.fromEntries(table)).toEqual({
      none: { order: 'pending_payment', pay: 'active', fail: 'past_due', cancel: 'cancelling' },
      pending_payment: {
        ...{ order: 'pending_payment', abandon: 'none', pay: 'active' },
        ...{ fail: 'past_due', cancel: 'cancelling', end: 'ended' },
      },
      active: { pay: 'active', fail: 'past_due', cancel: 'cancelling', end: 'ended' },
      past_due: { pay: 'active', fail: 'past_due', cancel: 'cancelling', end: 'ended' },
      cancelling: { pay: 'active', fail: 'past_due', cancel: 'cancelling', end: 'ended' },
      ended: { order: 'pending_payment', pay: 'active', fail: 'past_due', cancel: 'cancelling' },
    });
  });

  it.each(SUBSCRIPTION_STATES)('a subscription moves from the state %s as Stripe reports, or stays there', (state) => {
    for (const move of ['pay', 'fail', 'cancel', 'end'] as const) {
      const to = SUBSCRIPTION.moves[state][move] ?? state;
      expect([move, followed(IN[state], NEWS[move]).state]).toEqual([move, to]);
    }
    expect(followed(IN[state], now({ status: 'unpaid' }))).toBe(IN[state]);
  });

  it.each(SUBSCRIPTION_STATES)(
    "a subscription in the state %s allows an order only if Premium isn't running",
    (state) => {
      if (isRunning(IN[state])) {
        expect(() => ordered(IN[state], ORDER)).toThrow(
          expect.objectContaining({ code: 'ALREADY_PREMIUM', message: 'This listing is already Premium.' }),
        );
      } else expect(ordered(IN[state], ORDER)).toMatchObject({ state: 'pending_payment', wishedTier: 'premium' });
    },
  );
});

describe('the tier that a subscription grants', () => {
  const later = (days: number) => new Date(START.getTime() + days * 86_400_000);

  it.each<[SubscriptionState, number, 'free' | 'premium']>([
    ['none', 0, 'free'],
    ['pending_payment', 0, 'free'],
    ['active', 0, 'premium'],
    ['active', 400, 'premium'],
    ['past_due', GRACE_DAYS - 0.001, 'premium'],
    ['past_due', GRACE_DAYS, 'free'],
    ['cancelling', 30.9, 'premium'],
    ['cancelling', 31, 'free'],
    ['ended', 0, 'free'],
  ])('a subscription in the state %s, %d days later, grants the tier %s', (state, days, tier) => {
    expect(grantedTier(IN[state], later(days))).toBe(tier);
  });
});

describe('an order of Premium', () => {
  it('an order of Premium stays the same while it is open, so that it is paid once', () => {
    const again = ordered({ ...IN.pending_payment, checkoutId: 'cs_1' }, { ...ORDER, order: 'order-2' });
    expect(again).toMatchObject({ order: 'order-1', checkoutId: 'cs_1' });
  });

  it("an order by another owner or provider is a new order without the first payer's data", () => {
    const open = { ...IN.pending_payment, checkoutId: 'cs_1', customerId: 'cus_1' };
    for (const other of [{ payerId: 'somebody' }, { provider: 'demo' as const }]) {
      const next = ordered(open, { ...ORDER, ...other, order: 'order-2' });
      expect(next).toMatchObject({ order: 'order-2', checkoutId: null, customerId: null });
    }
  });

  it('an order by the same payer keeps their customer ID, and grants nothing until it is paid', () => {
    expect(ordered(IN.ended, { ...ORDER, order: 'order-2' })).toMatchObject({
      ...{ customerId: 'cus_1', order: 'order-2', checkoutId: null, payerId: PAYER, provider: 'stripe' },
    });
    expect(noSubscription(7, 'demo')).toEqual({
      ...{ businessId: 7, provider: 'demo', payerId: null, state: 'none', wishedTier: 'free', customerId: null },
      ...{ subscriptionId: null, checkoutId: null, order: null, paidUntil: null, graceUntil: null },
      announcementDue: false,
    });
    expect(BILLING_NOTE).toEqual({ demo: 'Demo billing: no card is charged', stripe: null });
  });

  it('an order is kept when a report says that an older subscription has ended', () => {
    const again = ordered(IN.ended, { ...ORDER, order: 'order-2' });
    expect(followed(again, NEWS.end)).toBe(again);
    expect(followed(again, now({ id: 'sub_2', order: 'order-2', status: 'ended' })).state).toBe('ended');
  });

  it('an order of Premium can be withdrawn only before it is paid', () => {
    expect(abandoned({ ...IN.pending_payment, checkoutId: 'cs_1' }, 'free')).toEqual({
      ...IN.pending_payment,
      ...{ state: 'none', wishedTier: 'free', order: null, checkoutId: null },
    });
    expect(abandoned(ACTIVE, 'free')).toBe(ACTIVE);
  });
});

describe('a report about a subscription', () => {
  it('a report about a subscription sets the end of the paid period and of the grace period', () => {
    expect([IN.active.paidUntil, IN.active.graceUntil]).toEqual([END, null]);
    expect([IN.past_due.paidUntil, IN.past_due.graceUntil]).toEqual([START, new Date('2026-05-08T09:30:00.000Z')]);
    expect(IN.ended).toMatchObject({ wishedTier: 'free', paidUntil: null, graceUntil: null });
    expect(IN.past_due.wishedTier).toBe('premium');
    expect(followed(IN.past_due, now()).graceUntil).toBeNull();
    const end = { state: 'past_due', wishedTier: 'premium', graceUntil: null, paidUntil: END } as const;
    expect([grantedTier(end, START), grantedTier({ ...end, state: 'cancelling' }, START)]).toEqual(['free', 'premium']);
  });

  it('a report about an older running subscription counts even if another order is open', () => {
    expect(followed(IN.pending_payment, now({ id: 'sub_0', order: 'order-0' })).state).toBe('active');
  });

  it('a report about a subscription completes the open order and sets a missing customer ID', () => {
    const open = { ...IN.pending_payment, checkoutId: 'cs_1' };
    const settled = { subscriptionId: 'sub_1', customerId: 'cus_1', order: null, checkoutId: null };
    expect(followed(open, now())).toMatchObject(settled);
    expect(followed({ ...open, customerId: 'cus_1' }, now({ customerId: null }))).toMatchObject(settled);
  });

  it('a report about another subscription changes nothing; a second running one is detected', () => {
    for (const status of ['active', 'past_due', 'ended', 'unpaid'] as const) {
      const other = now({ id: 'sub_2', status });
      expect(followed(IN.active, other)).toBe(IN.active);
      expect(isSecond(IN.active, other)).toBe(status === 'active' || status === 'past_due');
    }
    expect([isSecond(IN.active, now()), isSecond(IN.ended, now({ id: 'sub_2' }))]).toEqual([false, false]);
  });

  it('the last report decides the state of a subscription, whatever was reported before', () => {
    const news = fc.constantFrom(...Object.values(NEWS));
    fc.assert(
      fc.property(fc.array(news), news, (before, last) => {
        const walked = [...before, last].reduce(followed, IN.pending_payment);
        const ended = before.some(({ status }) => status === 'ended');
        expect(walked).toEqual(followed(ended ? IN.ended : IN.pending_payment, last));
      }),
    );
  });
});

describe('a paid month', () => {
  it('a paid month ends on the same day, or on the last day of a shorter month', () => {
    expect(monthsAfter(new Date('2026-01-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(monthsAfter(new Date('2026-12-15T10:00:00Z'), 2).toISOString()).toBe('2027-02-15T10:00:00.000Z');
    expect(monthsAfter(new Date('2026-03-31T10:00:00Z'), -1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  });

  it('a paid month ends after now and began before, on the day of the first payment', () => {
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 2000 }), (anchor, days) => {
        const at = new Date(anchor.getTime() + days * 86_400_000);
        const end = endOfMonthPaid(anchor, at);
        expect(end > at && monthsAfter(end, -1) <= at).toBe(true);
        expect(end.getUTCDate()).toBeLessThanOrEqual(anchor.getUTCDate());
      }),
    );
  });
});

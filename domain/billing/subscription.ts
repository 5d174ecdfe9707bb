import type { ListingTier } from '../business/listing-tier.js';
import { canMove, statusAfter, type StateMachine } from '../shared/moves.js';
import { daysAfter } from './months.js';

/** Where Premium is paid: nowhere, as nothing is charged, or at Stripe. */
export const BILLING_PROVIDERS = ['demo', 'stripe'] as const;

export type BillingProvider = (typeof BILLING_PROVIDERS)[number];

/** The states of a business's subscription to Premium. */
export const SUBSCRIPTION_STATES = ['none', 'pending_payment', 'active', 'past_due', 'cancelling', 'ended'] as const;

export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** `order` and `abandon` are the owner's; all others are what became of it where it is paid. */
export type SubscriptionMove = 'order' | 'abandon' | 'pay' | 'fail' | 'cancel' | 'end';

/** What becomes of one that lives where it is paid, from wherever the directory saw it last. */
const LIVES = { pay: 'active', fail: 'past_due', cancel: 'cancelling' } as const;

/**
 * A subscription. News of it may be missed and come in any order, so each that says how it stands leads there at once;
 * what has ended lives again only by an order or a payment.
 */
export const SUBSCRIPTION: StateMachine<SubscriptionState, SubscriptionMove> = {
  start: 'none',
  moves: {
    none: { ...LIVES, order: 'pending_payment' },
    pending_payment: { ...LIVES, order: 'pending_payment', abandon: 'none', end: 'ended' },
    active: { ...LIVES, end: 'ended' },
    past_due: { ...LIVES, end: 'ended' },
    cancelling: { ...LIVES, end: 'ended' },
    ended: { ...LIVES, order: 'pending_payment' },
  },
  refusal: { code: 'ALREADY_PREMIUM', message: 'This listing is Premium already.' },
};

/** A product decision: days for which Premium goes on after a payment failed. */
export const GRACE_DAYS = 7;

/** What the directory keeps of a subscription. */
export interface Subscription {
  readonly businessId: number;
  readonly provider: BillingProvider;
  /** Who pays; null once the member is erased. */
  readonly payerId: string | null;
  readonly state: SubscriptionState;
  /** What the owner wants; the form's limits follow it. */
  readonly wishedTier: ListingTier;
  /** Names of customer, subscription and open payment where it is paid. */
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly checkoutId: string | null;
  /** Names the present order, so that it is made once however often it is sent; null where none is open. */
  readonly order: string | null;
  readonly paidUntil: Date | null;
  /** While a payment is missing: until when Premium goes on. */
  readonly graceUntil: Date | null;
}

/** A subscription as it stands where it is paid. */
export interface SubscriptionNow {
  readonly id: string;
  /** The order that it came of, where that is known. */
  readonly order: string | null;
  readonly customerId: string | null;
  /** `unpaid`: it waits for its first payment. */
  readonly status: 'unpaid' | 'active' | 'past_due' | 'ended';
  /** Whether it ends with the period that runs. */
  readonly endsWithPeriod: boolean;
  /** The period that runs; where a payment is missing, the one that is not paid. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** A business that never was Premium, and for which nothing is ordered. */
export function noSubscription(businessId: number, provider: BillingProvider): Subscription {
  return {
    ...{ businessId, provider, payerId: null, state: SUBSCRIPTION.start, wishedTier: 'free' },
    ...{ customerId: null, subscriptionId: null, checkoutId: null, order: null, paidUntil: null, graceUntil: null },
  };
}

const RUNNING: readonly SubscriptionState[] = ['active', 'past_due', 'cancelling'];

/** Whether Premium runs: paid, in grace, or until the end of what is paid. */
export function isRunning({ state }: Pick<Subscription, 'state'>): boolean {
  return RUNNING.includes(state);
}

/** An order of Premium by its owner; one that is open stays the same order. Refuses with ALREADY_PREMIUM where it runs. */
export function ordered(
  held: Subscription,
  {
    provider,
    payerId,
    order,
  }: { readonly provider: BillingProvider; readonly payerId: string; readonly order: string },
): Subscription {
  const state = statusAfter(SUBSCRIPTION, held.state, 'order');
  const isOpen = held.order !== null && held.provider === provider && held.payerId === payerId;
  const { checkoutId, customerId } = held;
  return {
    ...held,
    ...{ provider, payerId, state, wishedTier: 'premium' },
    ...(isOpen ? { checkoutId } : { order, checkoutId: null }),
    customerId: held.payerId === payerId && held.provider === provider ? customerId : null,
  };
}

/** An order that its owner takes back, or whose payment was not made in time. */
export function abandoned(held: Subscription, wishedTier: ListingTier): Subscription {
  if (!canMove(SUBSCRIPTION, held.state, 'abandon')) return held;
  const state = statusAfter(SUBSCRIPTION, held.state, 'abandon');
  return { ...held, state, wishedTier, order: null, checkoutId: null };
}

/** The move that leads to how a subscription stands; null while it waits for its first payment. */
function moveTo({ status, endsWithPeriod }: SubscriptionNow): SubscriptionMove | null {
  switch (status) {
    case 'unpaid':
      return null;
    case 'active':
      return endsWithPeriod ? 'cancel' : 'pay';
    case 'past_due':
      return 'fail';
    case 'ended':
      return 'end';
  }
}

/** Whether a business is paid for twice: one subscription runs, and this is another that lives. */
export function isSecond(held: Subscription, now: SubscriptionNow): boolean {
  const lives = now.status === 'active' || now.status === 'past_due';
  return lives && isRunning(held) && held.subscriptionId !== now.id;
}

/**
 * What the directory keeps once it knows how a subscription stands. It depends on nothing but that, so that news in any
 * order lead to the same. News of another subscription than the one that runs change nothing.
 */
export function followed(held: Subscription, now: SubscriptionNow): Subscription {
  const move = moveTo(now);
  if (isOfAnother(held, now) || move === null || !canMove(SUBSCRIPTION, held.state, move)) return held;
  const known = { ...held, subscriptionId: now.id, customerId: now.customerId ?? held.customerId };
  const settled = { ...known, state: statusAfter(SUBSCRIPTION, held.state, move), order: null, checkoutId: null };
  if (move === 'end') return { ...settled, wishedTier: 'free', paidUntil: null, graceUntil: null };
  const isFailed = move === 'fail';
  return {
    ...settled,
    wishedTier: 'premium',
    paidUntil: isFailed ? now.periodStart : now.periodEnd,
    graceUntil: isFailed ? graceEnd(now) : null,
  };
}

/** Whether the news are of another subscription than the one that runs, or that the open order waits for. */
function isOfAnother(held: Subscription, now: SubscriptionNow): boolean {
  if (isRunning(held)) return held.subscriptionId !== now.id;
  return held.state === 'pending_payment' && now.status === 'ended' && held.order !== now.order;
}

/** Until when Premium goes on although the period that runs is not paid. */
export function graceEnd({ periodStart }: Pick<SubscriptionNow, 'periodStart'>): Date {
  return daysAfter(periodStart, GRACE_DAYS);
}

/** Until when each state grants what is wished: for ever, not at all, or until a moment. */
const GRANTED_UNTIL: Readonly<Record<SubscriptionState, 'always' | 'never' | 'graceUntil' | 'paidUntil'>> = {
  none: 'never',
  pending_payment: 'never',
  active: 'always',
  past_due: 'graceUntil',
  cancelling: 'paidUntil',
  ended: 'never',
};

/** The tier that a subscription grants its business now. */
export function grantedTier(
  subscription: Pick<Subscription, 'state' | 'wishedTier' | 'graceUntil' | 'paidUntil'>,
  now: Date,
): ListingTier {
  const until = GRANTED_UNTIL[subscription.state];
  if (until === 'never') return 'free';
  if (until === 'always') return subscription.wishedTier;
  const end = subscription[until];
  return end !== null && now < end ? subscription.wishedTier : 'free';
}

/** What an owner is told beside the state. */
export const BILLING_NOTE: Readonly<Record<BillingProvider, string | null>> = {
  demo: 'Demo billing: no card is charged',
  stripe: null,
};

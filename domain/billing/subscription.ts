import type { ListingTier } from '../business/listing-tier.js';
import { canMove, statusAfter, type StateMachine } from '../shared/state-machine.js';
import { daysAfter } from '../shared/days.js';

/** Where Premium is paid: at Stripe, or nowhere in the demo, which charges nothing. */
export const BILLING_PROVIDERS = ['demo', 'stripe'] as const;

export type BillingProvider = (typeof BILLING_PROVIDERS)[number];

export const SUBSCRIPTION_STATES = ['none', 'pending_payment', 'active', 'past_due', 'cancelling', 'ended'] as const;

export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** `order` and `abandon` are the owner's moves. The others report what happened at the payment provider. */
export type SubscriptionMove = 'order' | 'abandon' | 'pay' | 'fail' | 'cancel' | 'end';

/** Moves that a live subscription can report at any time, whatever state the directory saw last. */
const PROVIDER_MOVES = { pay: 'active', fail: 'past_due', cancel: 'cancelling' } as const;

/**
 * The states of a subscription. Provider events may be missed or out of order, so each event sets the state it reports.
 * An ended subscription becomes active again only by a new order or payment.
 */
export const SUBSCRIPTION: StateMachine<SubscriptionState, SubscriptionMove> = {
  start: 'none',
  moves: {
    none: { ...PROVIDER_MOVES, order: 'pending_payment' },
    pending_payment: { ...PROVIDER_MOVES, order: 'pending_payment', abandon: 'none', end: 'ended' },
    active: { ...PROVIDER_MOVES, end: 'ended' },
    past_due: { ...PROVIDER_MOVES, end: 'ended' },
    cancelling: { ...PROVIDER_MOVES, end: 'ended' },
    ended: { ...PROVIDER_MOVES, order: 'pending_payment' },
  },
  refusal: { code: 'ALREADY_PREMIUM', message: 'This listing is already Premium.' },
};

/** Product decision: days for which Premium continues after a failed payment. */
export const GRACE_DAYS = 7;

/** A subscription as stored. */
export interface Subscription {
  readonly businessId: number;
  readonly provider: BillingProvider;
  /** The member who pays; null after erasure. */
  readonly payerId: string | null;
  readonly state: SubscriptionState;
  /** The tier that the owner chose. The form applies its limits. */
  readonly wishedTier: ListingTier;
  /** The provider's IDs for the customer, the subscription, and the open checkout. */
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly checkoutId: string | null;
  /** Idempotency key of the open order, so that repeated requests create one order; null if none is open. */
  readonly order: string | null;
  readonly paidUntil: Date | null;
  /** When Premium ends if the missing payment doesn't arrive. */
  readonly graceUntil: Date | null;
  /** True if Premium started while the business was hidden: the payer gets the email once it is public. */
  readonly announcementDue: boolean;
}

/** A subscription as the payment provider reports it. */
export interface SubscriptionNow {
  readonly id: string;
  /** The order that created it, if known. */
  readonly order: string | null;
  readonly customerId: string | null;
  /** `unpaid` waits for its first payment. */
  readonly status: 'unpaid' | 'active' | 'past_due' | 'ended';
  /** Whether it ends with the current period. */
  readonly endsWithPeriod: boolean;
  /** The current period, or the unpaid period if a payment is missing. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** Returns the initial subscription of a business that was never Premium. */
export function noSubscription(businessId: number, provider: BillingProvider): Subscription {
  return {
    ...{ businessId, provider, payerId: null, state: SUBSCRIPTION.start, wishedTier: 'free' },
    ...{ customerId: null, subscriptionId: null, checkoutId: null, order: null, paidUntil: null, graceUntil: null },
    announcementDue: false,
  };
}

const RUNNING: readonly SubscriptionState[] = ['active', 'past_due', 'cancelling'];

/** Whether Premium is active: paid, in the grace period, or canceled but still paid. */
export function isRunning({ state }: Pick<Subscription, 'state'>): boolean {
  return RUNNING.includes(state);
}

/**
 * Returns the subscription after its owner orders Premium. An open order is reused. Throws ALREADY_PREMIUM if Premium
 * is active.
 */
export function ordered(
  stored: Subscription,
  {
    provider,
    payerId,
    order,
  }: { readonly provider: BillingProvider; readonly payerId: string; readonly order: string },
): Subscription {
  const state = statusAfter(SUBSCRIPTION, stored.state, 'order');
  const isOpen = stored.order !== null && stored.provider === provider && stored.payerId === payerId;
  const { checkoutId, customerId } = stored;
  return {
    ...stored,
    ...{ provider, payerId, state, wishedTier: 'premium' },
    ...(isOpen ? { checkoutId } : { order, checkoutId: null }),
    customerId: stored.payerId === payerId && stored.provider === provider ? customerId : null,
  };
}

/** Returns the subscription after the owner withdraws the order or the checkout expires. */
export function abandoned(stored: Subscription, wishedTier: ListingTier): Subscription {
  if (!canMove(SUBSCRIPTION, stored.state, 'abandon')) return stored;
  const state = statusAfter(SUBSCRIPTION, stored.state, 'abandon');
  return { ...stored, state, wishedTier, order: null, checkoutId: null };
}

/** Whether Premium started, or continues after a failed payment. The payer gets an email about it. */
export function startsPremium(before: Pick<Subscription, 'state'>, after: Pick<Subscription, 'state'>): boolean {
  return after.state === 'active' && before.state !== 'active' && before.state !== 'cancelling';
}

/** Returns the move that leads to the reported status; null while it waits for its first payment. */
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

/** Whether the business is paid twice: one subscription is active, and this is a different live one. */
export function isSecond(stored: Subscription, now: SubscriptionNow): boolean {
  const lives = now.status === 'active' || now.status === 'past_due';
  return lives && isRunning(stored) && stored.subscriptionId !== now.id;
}

/**
 * Returns the subscription after a provider report. The result depends only on the latest report, so reports in any
 * order lead to the same state. Reports about other subscriptions change nothing.
 */
export function followed(stored: Subscription, now: SubscriptionNow): Subscription {
  const move = moveTo(now);
  if (isOfAnother(stored, now) || move === null || !canMove(SUBSCRIPTION, stored.state, move)) return stored;
  const merged = { ...stored, subscriptionId: now.id, customerId: now.customerId ?? stored.customerId };
  const settled = { ...merged, state: statusAfter(SUBSCRIPTION, stored.state, move), order: null, checkoutId: null };
  if (move === 'end') return { ...settled, wishedTier: 'free', paidUntil: null, graceUntil: null };
  const isFailed = move === 'fail';
  return {
    ...settled,
    wishedTier: 'premium',
    paidUntil: isFailed ? now.periodStart : now.periodEnd,
    graceUntil: isFailed ? graceEnd(now) : null,
  };
}

/** Whether the report is about a subscription other than the active one or the one the open order waits for. */
function isOfAnother(stored: Subscription, now: SubscriptionNow): boolean {
  if (isRunning(stored)) return stored.subscriptionId !== now.id;
  return stored.state === 'pending_payment' && now.status === 'ended' && stored.order !== now.order;
}

/** Returns when Premium ends if the current period stays unpaid. */
export function graceEnd({ periodStart }: Pick<SubscriptionNow, 'periodStart'>): Date {
  return daysAfter(periodStart, GRACE_DAYS);
}

/** How long each state grants the chosen tier. */
const GRANTED_UNTIL: Readonly<Record<SubscriptionState, 'always' | 'never' | 'graceUntil' | 'paidUntil'>> = {
  none: 'never',
  pending_payment: 'never',
  active: 'always',
  past_due: 'graceUntil',
  cancelling: 'paidUntil',
  ended: 'never',
};

/** Returns the tier that the subscription grants now. */
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

/** A note that owners see next to the state. */
export const BILLING_NOTE: Readonly<Record<BillingProvider, string | null>> = {
  demo: 'Demo billing: no card is charged',
  stripe: null,
};

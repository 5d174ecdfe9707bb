import type { Billing } from '../../../interfaces/contract/billing/billing.js';
import { dayName } from '../../lib/words/day.js';
import type { BadgeTone } from '../../ui/show/badge.js';

export interface PlanWords {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly text: string;
}

/** Returns the day of a time, or 'the end of the month' for Premium granted without an end. */
export function dayOrMonthsEnd(time: string | null): string {
  return time === null ? 'the end of the month' : dayName(time);
}

const WORDS: Readonly<Record<Billing['state'], (billing: Billing) => PlanWords>> = {
  none: () => ({ label: 'Free', tone: 'neutral', text: 'This is a free listing.' }),
  pending_payment: () => ({
    label: 'Payment due',
    tone: 'marigold',
    text: 'You chose Premium. Until you pay, visitors see only what a free listing shows. Nothing is lost.',
  }),
  active: ({ provider, paidUntil }) => ({
    label: 'Premium',
    tone: 'marigold',
    text:
      provider === 'demo'
        ? 'This listing is Premium.'
        : `This listing is Premium. It’s paid until ${dayOrMonthsEnd(paidUntil)} and renews every month.`,
  }),
  past_due: ({ graceUntil }) => ({
    label: 'Payment failed',
    tone: 'danger',
    text: `We couldn’t charge your card. Premium continues until ${dayOrMonthsEnd(graceUntil)}. To keep it, update your card under 'Manage Payment' before then. Otherwise the listing becomes free. Nothing is deleted.`,
  }),
  cancelling: ({ paidUntil }) => ({
    label: 'Premium ending',
    tone: 'marigold',
    text: `You have Premium until ${dayOrMonthsEnd(paidUntil)}. You can still change your mind and keep it. Nothing is deleted.`,
  }),
  ended: () => ({
    label: 'Free',
    tone: 'neutral',
    text: 'Premium has ended. Nothing was deleted. Your Premium content comes back if you choose Premium again.',
  }),
};

/** Returns the meaning of a plan's state, and what to do. */
export function planWords(billing: Billing): PlanWords {
  return WORDS[billing.state](billing);
}

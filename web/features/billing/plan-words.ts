import type { Billing } from '../../../interfaces/contract/billing/billing.js';
import { dayName } from '../../lib/day.js';
import type { BadgeTone } from '../../ui/badge.js';

/** How a plan stands, for its owner. */
export interface PlanWords {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly text: string;
}

/** The day of a time; of Premium that was granted without one, the end of its month. */
export function dayOrMonthsEnd(time: string | null): string {
  return time === null ? 'the end of the month' : dayName(time);
}

const WORDS: Readonly<Record<Billing['state'], (billing: Billing) => PlanWords>> = {
  none: () => ({ label: 'Free', tone: 'neutral', text: 'This is a free listing.' }),
  pending_payment: () => ({
    label: 'Payment open',
    tone: 'marigold',
    text: 'You chose Premium. Until it is paid, everybody sees what a free listing shows; nothing is lost.',
  }),
  active: ({ provider, paidUntil }) => ({
    label: 'Premium',
    tone: 'marigold',
    text:
      provider === 'demo'
        ? 'This listing is Premium.'
        : `This listing is Premium. It is paid until ${dayOrMonthsEnd(paidUntil)} and goes on by the month.`,
  }),
  past_due: ({ graceUntil }) => ({
    label: 'Payment failed',
    tone: 'danger',
    text: `Your card could not be charged. Premium goes on until ${dayOrMonthsEnd(graceUntil)}: change or renew your card by then under 'Manage Payment'. After that the listing is free, and nothing is deleted.`,
  }),
  cancelling: ({ paidUntil }) => ({
    label: 'Premium, ending',
    tone: 'marigold',
    text: `Premium ends on ${dayOrMonthsEnd(paidUntil)}. Nothing is deleted, and until then you can keep it.`,
  }),
  ended: () => ({
    label: 'Free',
    tone: 'neutral',
    text: 'Premium has ended. What free does not show is kept, and is back when you choose Premium again.',
  }),
};

/** What a plan's state means, and what is to be done. */
export function planWords(billing: Billing): PlanWords {
  return WORDS[billing.state](billing);
}

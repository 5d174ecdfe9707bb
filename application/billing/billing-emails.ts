import { LISTING_TIER } from '../../domain/business/listing-tier.js';
import { GRACE_DAYS, type Subscription } from '../../domain/billing/subscription.js';
import type { EmailContent } from '../shared/outbox.js';

const { photos, descriptionWords } = LISTING_TIER.premium;

/** An email about a subscription. `key` distinguishes it from others about the same subscription. */
export interface BillingEmail {
  readonly key: string;
  readonly content: EmailContent;
}

/** Returns the email to the payer about a change; null if there is nothing to report. */
export function billingEmail(before: Subscription, after: Subscription, name: string): BillingEmail | null {
  const action = { label: 'View your plan', path: `/my-businesses/${String(after.businessId)}/plan` };
  if (after.state === 'active' && before.state !== 'active' && before.state !== 'cancelling') {
    return { key: `active:${keyOf(after.paidUntil)}`, content: { ...active(name), action } };
  }
  if (after.state === 'past_due' && before.graceUntil?.getTime() !== after.graceUntil?.getTime()) {
    return { key: `failed:${keyOf(after.graceUntil)}`, content: { ...failed(name, after.graceUntil), action } };
  }
  if (after.state === 'ended' && before.state !== 'ended') {
    return { key: 'ended', content: { ...ended(name), action } };
  }
  return null;
}

function active(name: string): Pick<EmailContent, 'subject' | 'paragraphs'> {
  return {
    subject: `${name} is Premium`,
    paragraphs: [
      `${name} is now Premium. Your listing can show up to ${photos} photos, ${descriptionWords} words, your video, your social links, and more.`,
      'You can cancel anytime. Premium then stays active until the end of the period you paid for.',
    ],
  };
}

function failed(name: string, until: Date | null): Pick<EmailContent, 'subject' | 'paragraphs'> {
  return {
    subject: `Payment failed for ${name}`,
    paragraphs: [
      `We couldn’t charge your card for ${name}. Premium stays active until ${dayOf(until)} (UTC).`,
      `Please update your card within ${GRACE_DAYS} days. After that, your listing returns to the free plan. Nothing you wrote or uploaded will be deleted.`,
    ],
  };
}

function ended(name: string): Pick<EmailContent, 'subject' | 'paragraphs'> {
  return {
    subject: `Premium has ended for ${name}`,
    paragraphs: [
      `${name} is now a free listing. Nothing was deleted: your Premium content is hidden and returns if you choose Premium again.`,
    ],
  };
}

function dayOf(time: Date | null): string {
  return (time ?? new Date(0)).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

function keyOf(time: Date | null): string {
  return time?.toISOString() ?? '';
}

import { LISTING_TIER } from '../../domain/business/listing-tier.js';
import { GRACE_DAYS, type Subscription } from '../../domain/billing/subscription.js';
import type { EmailContent } from '../shared/outbox.js';

const { photos, descriptionWords } = LISTING_TIER.premium;

/** A mail about a subscription; `key` tells it from others about the same one. */
export interface BillingNews {
  readonly key: string;
  readonly content: EmailContent;
}

/** What its payer is told of a change; null where there is nothing to tell. */
export function newsOf(before: Subscription, after: Subscription, name: string): BillingNews | null {
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
      `${name} is Premium now: up to ${photos} photos, ${descriptionWords} words, your video, your social links and more are shown to everybody.`,
      'You can end it whenever you like; it then goes on until the end of what is paid.',
    ],
  };
}

function failed(name: string, until: Date | null): Pick<EmailContent, 'subject' | 'paragraphs'> {
  return {
    subject: `The payment for ${name} failed`,
    paragraphs: [
      `We could not charge your card for ${name}. Premium goes on until ${dayOf(until)} (UTC).`,
      `Please change or renew your card within these ${GRACE_DAYS} days. After that, the listing is free again; nothing that you wrote or uploaded is deleted.`,
    ],
  };
}

function ended(name: string): Pick<EmailContent, 'subject' | 'paragraphs'> {
  return {
    subject: `Premium of ${name} has ended`,
    paragraphs: [
      `${name} is a free listing now. Nothing was deleted: what free does not show is kept, and is back when you choose Premium again.`,
    ],
  };
}

function dayOf(time: Date | null): string {
  return (time ?? new Date(0)).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

function keyOf(time: Date | null): string {
  return time?.toISOString() ?? '';
}

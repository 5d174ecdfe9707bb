import { LISTING_TIER } from '../../domain/business/listing-tier.js';
import { GRACE_DAYS, startsPremium, type Subscription } from '../../domain/billing/subscription.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import { serviceEmail, type EmailContent, type OutgoingMessage } from '../shared/outbox.js';

const { photos, descriptionWords } = LISTING_TIER.premium;

/** An email about a subscription. `key` distinguishes it from others about the same subscription. */
interface BillingEmail {
  readonly key: string;
  readonly content: EmailContent;
}

/** Returns the email to the payer about a change; null if there is nothing to report. */
export function billingEmail(before: Subscription, after: Subscription, name: string): BillingEmail | null {
  const email = (key: string, subject: string, paragraphs: readonly string[]): BillingEmail =>
    emailOf(after, key, { subject, paragraphs });
  if (startsPremium(before, after)) return premiumEmail(after, name);
  if (after.state === 'past_due' && before.graceUntil?.getTime() !== after.graceUntil?.getTime()) {
    return email(`failed:${keyOf(after.graceUntil)}`, `Payment failed for ${name}`, [
      `We couldn’t charge your card for ${name}. Premium stays active until ${formatDay(after.graceUntil ?? new Date(0))} (UTC).`,
      `Please update your card within ${GRACE_DAYS} days. After that, your listing returns to the free plan. Nothing you wrote or uploaded will be deleted.`,
    ]);
  }
  if (after.state === 'ended' && before.state !== 'ended') {
    return email('ended', `Premium has ended for ${name}`, [
      `${name} is now a free listing. Nothing was deleted: your Premium content is hidden and returns if you choose Premium again.`,
    ]);
  }
  return null;
}

/** Returns the email that Premium is active. */
export function premiumEmail(subscription: Subscription, name: string): BillingEmail {
  return emailOf(subscription, `active:${keyOf(subscription.paidUntil)}`, {
    subject: `${name} is Premium`,
    paragraphs: [
      `${name} is now Premium. Your listing can show up to ${photos} photos, ${descriptionWords} words, your video, your social links, and more.`,
      'You can cancel anytime. Premium then stays active until the end of the period you paid for.',
    ],
  });
}

/** Returns the message to the payer. */
export function billingMessage(
  { businessId, subscriptionId }: Subscription,
  payerId: string,
  { key, content }: BillingEmail,
): OutgoingMessage {
  const dedupeKey = `billing:${businessId}:${subscriptionId ?? ''}:${key}`;
  return serviceEmail(dedupeKey, { memberId: payerId, to: null }, content);
}

function emailOf(
  { businessId }: Subscription,
  key: string,
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
): BillingEmail {
  const action = { label: 'View your plan', path: `/my-businesses/${String(businessId)}/plan` };
  return { key, content: { ...content, action } };
}

function keyOf(time: Date | null): string {
  return time?.toISOString() ?? '';
}

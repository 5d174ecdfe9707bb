import { LISTING_TIER } from '../../domain/business/listing-tier.js';
import { GRACE_DAYS, type Subscription } from '../../domain/billing/subscription.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import type { EmailContent } from '../shared/outbox.js';

const { photos, descriptionWords } = LISTING_TIER.premium;

/** An email about a subscription. `key` distinguishes it from others about the same subscription. */
interface BillingEmail {
  readonly key: string;
  readonly content: EmailContent;
}

/** Returns the email to the payer about a change; null if there is nothing to report. */
export function billingEmail(before: Subscription, after: Subscription, name: string): BillingEmail | null {
  const action = { label: 'View your plan', path: `/my-businesses/${String(after.businessId)}/plan` };
  const email = (key: string, subject: string, paragraphs: readonly string[]): BillingEmail => ({
    key,
    content: { subject, paragraphs, action },
  });
  if (after.state === 'active' && before.state !== 'active' && before.state !== 'cancelling') {
    return email(`active:${keyOf(after.paidUntil)}`, `${name} is Premium`, [
      `${name} is now Premium. Your listing can show up to ${photos} photos, ${descriptionWords} words, your video, your social links, and more.`,
      'You can cancel anytime. Premium then stays active until the end of the period you paid for.',
    ]);
  }
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

function keyOf(time: Date | null): string {
  return time?.toISOString() ?? '';
}

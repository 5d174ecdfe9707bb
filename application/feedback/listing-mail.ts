import type { OutgoingMessage } from '../shared/outbox.js';
import type { FeedbackRecord } from './ports.js';

/**
 * The mail that tells who recommended a place that it is listed: at the address that they left. None where they left
 * none, or wish no answer. It answers what they sent, so it obeys no flag.
 */
export function newsOfListing(
  { id, userId, businessId, contactEmail, contactPreference }: FeedbackRecord,
  name: string,
): readonly OutgoingMessage[] {
  if (contactEmail === null || contactPreference === 'none') return [];
  return [
    {
      kind: 'mail',
      dedupeKey: `feedback:${id}:listed:${businessId ?? 0}`,
      memberId: userId,
      service: true,
      to: contactEmail,
      content: {
        subject: `${name} is listed now`,
        paragraphs: [`You recommended ${name}. It is listed now, and everybody can find it. Thank you!`],
        action: { label: 'View the listing', path: `/business/${businessId ?? 0}` },
      },
    },
  ];
}

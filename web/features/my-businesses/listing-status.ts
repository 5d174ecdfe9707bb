import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { APPROVAL_LABEL, type ApprovalStatus } from '../../../interfaces/contract/shared/words.js';
import type { BadgeTone } from '../../ui/show/badge.js';

export interface ListingStatus {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly next: string;
}

const STATUS_WORDS: Readonly<Record<ApprovalStatus, Omit<ListingStatus, 'label'>>> = {
  pending: {
    tone: 'marigold',
    next: 'We review every listing before it goes live, and we’ll email you our decision. Until then, only you and our team can see it.',
  },
  under_review: {
    tone: 'marigold',
    next: 'We’re reviewing this listing now, and we’ll email you our decision. Until then, only you and our team can see it.',
  },
  approved: { tone: 'leaf', next: 'Anyone can find it.' },
  rejected: { tone: 'danger', next: 'Edit the listing to fix the problem, then resubmit it.' },
  needs_revision: { tone: 'danger', next: 'Make the requested changes, then resubmit the listing.' },
};

const TAKEN_DOWN = {
  hidden: {
    label: 'Hidden by our team',
    tone: 'danger',
    next: 'Only you and our team can see it. The reason is in your notices. If you think this is a mistake, please contact us.',
  },
  closed: {
    label: 'Permanently closed',
    tone: 'neutral',
    next: 'It is no longer listed. The reason is in your notices. If the place is open, please contact us.',
  },
} as const;

/** Returns the status. A withdrawn business shows as withdrawn, together with its approval status. */
export function listingStatusOf(business: OwnedBusinessCard): ListingStatus {
  const { approvalStatus = 'approved', isActive, hiddenAt = null, closedAt = null } = business;
  if (hiddenAt !== null) return TAKEN_DOWN.hidden;
  if (closedAt !== null) return TAKEN_DOWN.closed;
  const label = APPROVAL_LABEL[approvalStatus];
  if (isActive) return { label, ...STATUS_WORDS[approvalStatus] };
  const back =
    approvalStatus === 'approved'
      ? 'Relist it to make it public again.'
      : `Its approval status is '${label}'. Relist it to continue.`;
  return { label: 'Withdrawn', tone: 'neutral', next: `Only you can see it. ${back}` };
}

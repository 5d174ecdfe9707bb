import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { APPROVAL_LABEL, type ApprovalStatus } from '../../../interfaces/contract/shared/words.js';
import type { BadgeTone } from '../../ui/badge.js';

/** Where a business stands, for its owner. */
export interface Standing {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What that means, and what is to be done next. */
  readonly next: string;
}

const OF_STATUS: Readonly<Record<ApprovalStatus, Omit<Standing, 'label'>>> = {
  pending: {
    tone: 'marigold',
    next: 'We check every listing before it goes live, and email you once that is done. Until then only you see it.',
  },
  under_review: {
    tone: 'marigold',
    next: 'Somebody is looking at it now, and we email you once that is done. Until then only you see it.',
  },
  approved: { tone: 'leaf', next: 'Everybody can find it.' },
  rejected: { tone: 'danger', next: 'Edit what the reason names, then resubmit it.' },
  needs_revision: { tone: 'danger', next: 'Edit what is asked for, then resubmit it.' },
};

/** A withdrawn one is withdrawn, whatever its approval; what that was is told with it. */
export function standingOf({ approvalStatus = 'approved', isActive }: OwnedBusinessCard): Standing {
  const label = APPROVAL_LABEL[approvalStatus];
  if (isActive) return { label, ...OF_STATUS[approvalStatus] };
  const back =
    approvalStatus === 'approved'
      ? 'Put it back, and everybody can find it again.'
      : `Its approval stands at '${label}'; put it back to go on with it.`;
  return { label: 'Withdrawn', tone: 'neutral', next: `Only you see it. ${back}` };
}

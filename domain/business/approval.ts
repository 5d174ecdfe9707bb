import { movesFrom, statusAfter, type StateMachine } from '../shared/moves.js';

/** The states of a business's approval by an administrator. */
export const APPROVAL_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'needs_revision'] as const;

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** What people call them. */
export const APPROVAL_LABEL: Readonly<Record<ApprovalStatus, string>> = {
  pending: 'Pending approval',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
  needs_revision: 'Needs revision',
};

/** What an administrator does with a business (`resubmit` is its owner's). */
export type ApprovalMove = 'takeUp' | 'approve' | 'reject' | 'requestRevision' | 'resubmit';

/**
 * The approval of a business. What was rejected or must be revised comes back by its owner alone. An approved one stays
 * approved: its owner takes it out of sight by withdrawing it, which is no matter of approval.
 */
export const APPROVAL: StateMachine<ApprovalStatus, ApprovalMove> = {
  start: 'pending',
  moves: {
    pending: { takeUp: 'under_review', approve: 'approved', reject: 'rejected', requestRevision: 'needs_revision' },
    under_review: { approve: 'approved', reject: 'rejected', requestRevision: 'needs_revision' },
    needs_revision: { resubmit: 'pending' },
    rejected: { resubmit: 'pending' },
    approved: {},
  },
  refusal: {
    code: 'APPROVAL_MOVE_REFUSED',
    message: 'This business has been decided on meanwhile. Please reload to see its present state.',
  },
};

/** Where a decision leads. Refuses one that cannot be made any more, and names the administrator who was faster. */
export function statusDecided(
  business: { readonly approvalStatus: ApprovalStatus; readonly reviewedBy: string | null },
  move: ApprovalMove,
): ApprovalStatus {
  const { approvalStatus, reviewedBy } = business;
  const message =
    reviewedBy === null
      ? APPROVAL.refusal.message
      : `${reviewedBy} has decided on this business meanwhile. Please reload to see its present state.`;
  return statusAfter({ ...APPROVAL, refusal: { ...APPROVAL.refusal, message } }, approvalStatus, move);
}

/** Whether everybody may see a business: it is approved and its owner has not withdrawn it. */
export function isPublic(business: { readonly approvalStatus: ApprovalStatus; readonly isActive: boolean }): boolean {
  return business.approvalStatus === 'approved' && business.isActive;
}

/** What an owner can do with a business of their own. */
export const OWNER_MOVES = ['edit', 'withdraw', 'relist', 'resubmit'] as const;

export type OwnerMove = (typeof OWNER_MOVES)[number];

/** What its owner may do with a business now. */
export function ownerMoves(business: {
  readonly approvalStatus: ApprovalStatus;
  readonly isActive: boolean;
}): readonly OwnerMove[] {
  const { approvalStatus, isActive } = business;
  return [
    'edit',
    isActive ? 'withdraw' : 'relist',
    ...movesFrom(APPROVAL, approvalStatus, ['resubmit']).map(() => 'resubmit' as const),
  ];
}

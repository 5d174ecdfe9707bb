import { movesFrom, statusAfter, type StateMachine } from '../shared/state-machine.js';

/** The states of a business's approval by an administrator. */
export const APPROVAL_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'needs_revision'] as const;

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const APPROVAL_LABEL: Readonly<Record<ApprovalStatus, string>> = {
  pending: 'Pending approval',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
  needs_revision: 'Needs revision',
};

/** Moves of an administrator. `resubmit` is the owner's. */
export type ApprovalMove = 'takeUp' | 'approve' | 'reject' | 'requestRevision' | 'resubmit';

/**
 * The approval of a business. Only the owner can bring back a rejected business or one that needs revision. An approved
 * business stays approved: owners hide it by withdrawing it, which doesn't change its approval.
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
    message: 'This business has already been reviewed. Please reload to see its current state.',
  },
};

/**
 * Returns the status after a decision. Throws APPROVAL_MOVE_REFUSED, with the name of the administrator who decided
 * first, if the move isn't possible.
 */
export function statusAfterDecision(
  business: { readonly approvalStatus: ApprovalStatus; readonly reviewedBy: string | null },
  move: ApprovalMove,
): ApprovalStatus {
  const { approvalStatus, reviewedBy } = business;
  const message =
    reviewedBy && `${reviewedBy} has already reviewed this business. Please reload to see its current state.`;
  return statusAfter(APPROVAL, approvalStatus, move, message);
}

/**
 * Whether anyone can see the business: it is approved and not withdrawn. The database derives `is_public` by this rule.
 */
export function isPublic(business: { readonly approvalStatus: ApprovalStatus; readonly isActive: boolean }): boolean {
  return business.approvalStatus === 'approved' && business.isActive;
}

export const OWNER_MOVES = ['edit', 'withdraw', 'relist', 'resubmit'] as const;

export type OwnerMove = (typeof OWNER_MOVES)[number];

/** Returns what the owner may do with the business now. Only an administrator can relist a hidden or closed one. */
export function ownerMoves(business: {
  readonly approvalStatus: ApprovalStatus;
  readonly isActive: boolean;
  readonly hiddenAt: Date | string | null;
  readonly closedAt: Date | string | null;
}): readonly OwnerMove[] {
  const { approvalStatus, isActive, hiddenAt, closedAt } = business;
  const isTakenDown = hiddenAt !== null || closedAt !== null;
  return [
    'edit',
    ...(isActive ? (['withdraw'] as const) : isTakenDown ? [] : (['relist'] as const)),
    ...movesFrom(APPROVAL, approvalStatus, ['resubmit']).map(() => 'resubmit' as const),
  ];
}

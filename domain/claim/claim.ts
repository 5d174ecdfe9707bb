import { ACCOUNT_LIMITS } from '../account/account.js';
import { firstCharacters } from '../shared/characters.js';
import { movesFrom, refuseMove, statusAfter, type StateMachine } from '../shared/state-machine.js';
import { CLAIM_METHOD, MOVES_OF_EVERY_METHOD, type ClaimantMove, type ClaimMethod } from './claim-method.js';

/** The states of a member's claim to a business. */
export const CLAIM_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'expired'] as const;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_STATUS_LABEL: Readonly<Record<ClaimStatus, string>> = {
  pending: 'Pending',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** Statuses of an open claim: an administrator can still decide. SQL and the web client use this list. */
export const OPEN_CLAIM_STATUSES = ['pending', 'under_review'] as const satisfies readonly ClaimStatus[];

/** Whether an administrator can still decide on a claim with this status. */
export function isOpenClaim(status: ClaimStatus): boolean {
  return OPEN_CLAIM_STATUSES.some((open) => open === status);
}

export const CLAIM_DECISIONS = ['approve', 'reject'] as const;

export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** `expire` happens after the deadline, or after the fifth wrong code. */
export type ClaimMove = ClaimantMove | ClaimDecision | 'expire';

/**
 * The states of a claim. An administrator may decide before or after the proof. The claimant can replace a claim until
 * it is proven, and cancel it until it is decided. A decided or expired claim stays so, but the member can claim the
 * business again.
 */
export const CLAIM: StateMachine<ClaimStatus, ClaimMove> = {
  start: 'pending',
  moves: {
    pending: {
      verify: 'under_review',
      resend: 'pending',
      check: 'under_review',
      approve: 'approved',
      reject: 'rejected',
      replace: 'expired',
      cancel: 'expired',
      expire: 'expired',
    },
    under_review: { approve: 'approved', reject: 'rejected', cancel: 'expired', expire: 'expired' },
    approved: {},
    rejected: {},
    expired: {},
  },
  refusal: {
    code: 'CLAIM_MOVE_REFUSED',
    message: 'This claim has changed since you opened it. Please reload to see its current state.',
  },
};

const movesOf = (method: ClaimMethod): readonly ClaimantMove[] => [
  ...CLAIM_METHOD[method].moves,
  ...MOVES_OF_EVERY_METHOD,
];

/** Returns what the claimant may do now, by status and method. */
export function claimantMoves(claim: {
  readonly status: ClaimStatus;
  readonly verificationMethod: ClaimMethod;
}): readonly ClaimantMove[] {
  return movesFrom(CLAIM, claim.status, movesOf(claim.verificationMethod));
}

/**
 * Returns the status after a claimant's move. Throws CLAIM_MOVE_REFUSED if the status or the method doesn't allow it.
 */
export function afterClaimantMove(
  claim: { readonly status: ClaimStatus; readonly verificationMethod: ClaimMethod },
  move: ClaimantMove,
): ClaimStatus {
  if (movesOf(claim.verificationMethod).includes(move)) return statusAfter(CLAIM, claim.status, move);
  return refuseMove(CLAIM, claim.status, move);
}

/** The reason of a claim that its claimant canceled or replaced. */
export const CANCELED_BY_CLAIMANT = 'Cancelled by claimant';

/** Whether the claimant canceled or replaced the claim. */
export function isCanceled(claim: { readonly status: ClaimStatus; readonly rejectionReason: string | null }): boolean {
  return claim.status === 'expired' && claim.rejectionReason === CANCELED_BY_CLAIMANT;
}

const CANNOT_CANCEL: Readonly<Partial<Record<ClaimStatus, string>>> = {
  approved: 'This claim was already approved, so it can no longer be canceled.',
  rejected: 'This claim was already rejected, so there is nothing to cancel.',
  expired: 'This claim has already expired, so there is nothing to cancel.',
};

/** Returns the status after its claimant cancels a claim. Throws CLAIM_MOVE_REFUSED if the claim is decided or expired. */
export function afterCancellation(status: ClaimStatus): ClaimStatus {
  return statusAfter(CLAIM, status, 'cancel', CANNOT_CANCEL[status]);
}

/** Returns what an administrator may decide now. */
export function claimDecisions(status: ClaimStatus): readonly ClaimDecision[] {
  return movesFrom(CLAIM, status, CLAIM_DECISIONS);
}

/**
 * Returns the status after a decision. Throws CLAIM_MOVE_REFUSED for a second decision, with the name of the first
 * administrator.
 */
export function afterDecision(
  claim: { readonly status: ClaimStatus; readonly reviewedBy: string | null },
  decision: ClaimDecision,
): ClaimStatus {
  const { status, reviewedBy } = claim;
  const message =
    reviewedBy && `${reviewedBy} has already decided on this claim. Please reload to see its current state.`;
  return statusAfter(CLAIM, status, decision, message);
}

/** The claimant's role in the business. */
export const CLAIM_ROLES = ['owner', 'manager', 'authorized_representative'] as const;

export type ClaimRole = (typeof CLAIM_ROLES)[number];

export const CLAIM_ROLE_LABEL: Readonly<Record<ClaimRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  authorized_representative: 'Authorized Representative',
};

/** Product decision: limits of a claimant's texts in characters, and maximum documents. */
export const CLAIM_LIMITS = {
  minName: 2,
  maxName: 100,
  email: ACCOUNT_LIMITS.email,
  minProof: 10,
  maxProof: 5000,
  documents: 5,
} as const;

/** Why the business can't be claimed. */
export const ALREADY_CLAIMED = 'This business listing has already been claimed and verified.';

/** The reason for other open claims after one is approved. */
export const ANOTHER_APPROVED = 'Another member’s claim for this business was approved.';

/** Characters of a claimant's name in a message. */
const MAX_NAME_IN_MESSAGE = 60;

/**
 * Returns a claimant's name for a message to someone else. Keeps only letters, digits, and name punctuation, so that
 * the name can't contain a web address.
 */
export function nameInMessage(name: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return firstCharacters(plain, MAX_NAME_IN_MESSAGE).trim();
}

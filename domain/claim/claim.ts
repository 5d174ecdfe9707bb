import { ACCOUNT_LIMITS } from '../account/account.js';
import { DomainError } from '../shared/domain-error.js';
import { movesFrom, statusAfter, type StateMachine } from '../shared/moves.js';
import { CLAIM_METHOD, type ClaimantMove, type ClaimMethod } from './claim-method.js';

/** The states of a member's claim to a business. */
export const CLAIM_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'expired'] as const;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** What people call them. */
export const CLAIM_STATUS_LABEL: Readonly<Record<ClaimStatus, string>> = {
  pending: 'Pending',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** Claims on which an administrator can still decide. */
export const OPEN_CLAIM_STATUSES = ['pending', 'under_review'] as const satisfies readonly ClaimStatus[];

/** What an administrator does with it. */
export const CLAIM_DECISIONS = ['approve', 'reject'] as const;

export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** `expire` is nobody's: time does it, or the fifth wrong code. */
export type ClaimMove = ClaimantMove | ClaimDecision | 'expire';

/**
 * A claim. An administrator may decide before the proof as well as after it; what was decided or has expired stays so,
 * and the member may claim the place anew.
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
      expire: 'expired',
    },
    under_review: { approve: 'approved', reject: 'rejected', expire: 'expired' },
    approved: {},
    rejected: {},
    expired: {},
  },
  refusal: {
    code: 'CLAIM_MOVE_REFUSED',
    message: 'This claim has moved on meanwhile. Please reload to see its present state.',
  },
};

/** What the claimant may do now: what the status allows and the method has. */
export function claimantMoves(claim: {
  readonly status: ClaimStatus;
  readonly verificationMethod: ClaimMethod;
}): readonly ClaimantMove[] {
  return movesFrom(CLAIM, claim.status, CLAIM_METHOD[claim.verificationMethod].moves);
}

/** The status after a move of the claimant. Refuses with CLAIM_MOVE_REFUSED what the status or the method does not allow. */
export function afterClaimantMove(
  claim: { readonly status: ClaimStatus; readonly verificationMethod: ClaimMethod },
  move: ClaimantMove,
): ClaimStatus {
  if (CLAIM_METHOD[claim.verificationMethod].moves.includes(move)) return statusAfter(CLAIM, claim.status, move);
  const { code, message } = CLAIM.refusal;
  throw new DomainError(code, message, [], { from: claim.status, move });
}

/** What an administrator may decide now. */
export function claimDecisions(status: ClaimStatus): readonly ClaimDecision[] {
  return movesFrom(CLAIM, status, CLAIM_DECISIONS);
}

/** The status after a decision. Refuses a second one with CLAIM_MOVE_REFUSED, naming the administrator who made the first. */
export function afterDecision(
  claim: { readonly status: ClaimStatus; readonly reviewedBy: string | null },
  decision: ClaimDecision,
): ClaimStatus {
  const { status, reviewedBy } = claim;
  const message =
    reviewedBy === null
      ? CLAIM.refusal.message
      : `${reviewedBy} has decided on this claim meanwhile. Please reload to see its present state.`;
  return statusAfter({ ...CLAIM, refusal: { ...CLAIM.refusal, message } }, status, decision);
}

/** What the claimant is to the business. */
export const CLAIM_ROLES = ['owner', 'manager', 'authorized_representative'] as const;

export type ClaimRole = (typeof CLAIM_ROLES)[number];

/** What people call them. */
export const CLAIM_ROLE_LABEL: Readonly<Record<ClaimRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  authorized_representative: 'Authorized Representative',
};

/** A product decision: least and most characters of what a claimant writes, and most documents. */
export const CLAIM_LIMITS = {
  minName: 2,
  maxName: 100,
  email: ACCOUNT_LIMITS.email,
  minProof: 10,
  maxProof: 5000,
  documents: 5,
} as const;

/** Why a place cannot be claimed. */
export const ALREADY_CLAIMED = 'This business listing has already been claimed and verified.';

/** What the claimants of the other open claims read once one is approved. */
export const ANOTHER_APPROVED = 'The claim of somebody else to this place was approved.';

/** Most characters of a claimant's name in a message. */
const MAX_NAME_IN_MESSAGE = 60;

/**
 * A claimant's name as it may stand in a message to somebody else: letters, digits and the signs of names, so that no
 * address of the web can be sent by it.
 */
export function nameInMessage(name: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MAX_NAME_IN_MESSAGE).join('').trim();
}

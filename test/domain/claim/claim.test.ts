import { describe, expect, it } from '@jest/globals';
import {
  afterCancellation,
  afterClaimantMove,
  afterDecision,
  CLAIM,
  CLAIM_DECISIONS,
  CLAIM_STATUSES,
  claimantMoves,
  claimDecisions,
  isCanceled,
  type ClaimMove,
  type ClaimStatus,
} from '../../../domain/claim/claim.js';
import { CLAIM_METHOD, CLAIM_METHODS, CLAIMANT_MOVES } from '../../../domain/claim/claim-method.js';
import { canMove, statusAfter, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const MOVES: readonly ClaimMove[] = [...CLAIMANT_MOVES, ...CLAIM_DECISIONS, 'expire'];

/**
 * Repeats the whole table on purpose: a row per status, a column per move (verify, resend, check, replace, cancel,
 * approve, reject, expire).
 */
const TABLE: Readonly<Record<ClaimStatus, readonly (ClaimStatus | null)[]>> = {
  pending: ['under_review', 'pending', 'under_review', 'expired', 'expired', 'approved', 'rejected', 'expired'],
  under_review: [null, null, null, null, 'expired', 'approved', 'rejected', 'expired'],
  approved: [null, null, null, null, null, null, null, null],
  rejected: [null, null, null, null, null, null, null, null],
  expired: [null, null, null, null, null, null, null, null],
};

const REFUSED = (from: ClaimStatus, move: ClaimMove) =>
  expect.objectContaining({ code: 'CLAIM_MOVE_REFUSED', refusedMove: { from, move } });

describe('the state machine of claims', () => {
  it.each(CLAIM_STATUSES.flatMap((from) => MOVES.map((move, column) => ({ from, move, to: TABLE[from][column] }))))(
    'a claim moves from $from by $move to $to',
    ({ from, move, to }) => {
      if (to !== null) return expect(statusAfter(CLAIM, from, move)).toBe(to);
      expect(canMove(CLAIM, from, move)).toBe(false);
      expect(() => statusAfter(CLAIM, from, move)).toThrow(REFUSED(from, move));
    },
  );

  it('every claim status is reachable', () => {
    expect(unreachableStatuses(CLAIM)).toEqual([]);
  });

  it.each(CLAIM_STATUSES)('offers administrators decisions on a claim that is %s only while it is open', (status) => {
    const isOpen = status === 'pending' || status === 'under_review';
    expect(claimDecisions(status)).toEqual(isOpen ? ['approve', 'reject'] : []);
  });

  it.each([
    ['approved', 'Walter', 'Walter has already decided on this claim. Please reload to see its current state.'],
    ['rejected', 'Walter', 'Walter has already decided on this claim. Please reload to see its current state.'],
    ['expired', null, CLAIM.refusal.message],
  ] as const)(
    'refuses a second decision on a claim that is %s and names the first administrator: %s',
    (status, reviewedBy, message) => {
      for (const decision of CLAIM_DECISIONS) {
        expect(() => afterDecision({ status, reviewedBy }, decision)).toThrow(
          expect.objectContaining({
            code: 'CLAIM_MOVE_REFUSED',
            message,
            refusedMove: { from: status, move: decision },
          }),
        );
      }
    },
  );
});

/** The claimant's actions for a pending claim, by method, besides replacing and canceling it. */
const OF_METHOD = {
  phone_verification: ['verify', 'resend'],
  email_verification: ['verify', 'resend'],
  postcard_verification: ['verify', 'resend'],
  document_upload: [],
  website_verification: ['check'],
  google_my_business: [],
} as const;

describe("a claimant's moves", () => {
  it.each(CLAIM_METHODS)("a claimant's moves for %s are those of the method while the claim is pending", (method) => {
    for (const status of CLAIM_STATUSES) {
      const claim = { status, verificationMethod: method };
      const ofStatus = { pending: [...OF_METHOD[method], 'replace', 'cancel'], under_review: ['cancel'] };
      const allowed = status === 'pending' || status === 'under_review' ? ofStatus[status] : [];
      expect(claimantMoves(claim)).toEqual(allowed);
      for (const move of CLAIMANT_MOVES) {
        if (allowed.includes(move)) expect(afterClaimantMove(claim, move)).toBe(TABLE[status][MOVES.indexOf(move)]);
        else expect(() => afterClaimantMove(claim, move)).toThrow(REFUSED(status, move));
      }
    }
  });

  it.each([
    ['approved', 'This claim was already approved, so it can no longer be canceled.'],
    ['rejected', 'This claim was already rejected, so there is nothing to cancel.'],
    ['expired', 'This claim has already expired, so there is nothing to cancel.'],
  ] as const)('refuses to cancel a claim that is %s and says: %s', (status, message) => {
    expect(() => afterCancellation(status)).toThrow(
      expect.objectContaining({ code: 'CLAIM_MOVE_REFUSED', message, refusedMove: { from: status, move: 'cancel' } }),
    );
  });

  it('a canceled claim is an expired one with the reason that its claimant canceled it', () => {
    expect(isCanceled({ status: 'expired', rejectionReason: 'Cancelled by claimant' })).toBe(true);
    expect(isCanceled({ status: 'expired', rejectionReason: null })).toBe(false);
    expect(isCanceled({ status: 'rejected', rejectionReason: 'Cancelled by claimant' })).toBe(false);
  });

  it.each(CLAIM_METHODS)('a claimant can enter a code for %s only if one is sent', (method) => {
    expect(CLAIM_METHOD[method].moves.includes('verify')).toBe(CLAIM_METHOD[method].code !== null);
  });
});

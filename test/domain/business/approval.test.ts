import { describe, expect, it } from '@jest/globals';
import {
  APPROVAL,
  APPROVAL_STATUSES,
  isPublic,
  ownerMoves,
  statusDecided,
  type ApprovalMove,
  type ApprovalStatus,
} from '../../../domain/business/approval.js';
import { canMove, statusAfter, unreachableStatuses } from '../../../domain/shared/moves.js';

const MOVES: readonly ApprovalMove[] = ['takeUp', 'approve', 'reject', 'requestRevision', 'resubmit'];

/** The whole table once more, by hand: a row a status, a column a move in the order above. */
const TABLE: Readonly<Record<ApprovalStatus, readonly (ApprovalStatus | null)[]>> = {
  pending: ['under_review', 'approved', 'rejected', 'needs_revision', null],
  under_review: [null, 'approved', 'rejected', 'needs_revision', null],
  needs_revision: [null, null, null, null, 'pending'],
  rejected: [null, null, null, null, 'pending'],
  approved: [null, null, null, null, null],
};

describe('the approval of a business', () => {
  it.each(APPROVAL_STATUSES.flatMap((from) => MOVES.map((move, column) => ({ from, move, to: TABLE[from][column] }))))(
    'leads from $from by $move to $to',
    ({ from, move, to }) => {
      if (to !== null) return expect(statusAfter(APPROVAL, from, move)).toBe(to);
      expect(canMove(APPROVAL, from, move)).toBe(false);
      expect(() => statusAfter(APPROVAL, from, move)).toThrow(
        expect.objectContaining({ code: 'APPROVAL_MOVE_REFUSED', refusedMove: { from, move } }),
      );
    },
  );

  it('names who was faster where a decision comes too late', () => {
    const refusal = (reviewedBy: string | null) => () =>
      statusDecided({ approvalStatus: 'approved', reviewedBy }, 'reject');
    expect(refusal('Grace')).toThrow('Grace has decided on this business meanwhile.');
    expect(refusal(null)).toThrow(APPROVAL.refusal.message);
    expect(statusDecided({ approvalStatus: 'pending', reviewedBy: 'Grace' }, 'reject')).toBe('rejected');
  });

  it('reaches every status', () => {
    expect(unreachableStatuses(APPROVAL)).toEqual([]);
  });

  it('makes public what is approved and not withdrawn', () => {
    for (const approvalStatus of APPROVAL_STATUSES)
      for (const isActive of [true, false])
        expect(isPublic({ approvalStatus, isActive })).toBe(approvalStatus === 'approved' && isActive);
  });
});

describe('an owner', () => {
  it.each([
    ['pending', true, ['edit', 'withdraw']],
    ['approved', true, ['edit', 'withdraw']],
    ['approved', false, ['edit', 'relist']],
    ['rejected', true, ['edit', 'withdraw', 'resubmit']],
    ['needs_revision', false, ['edit', 'relist', 'resubmit']],
  ] as const)('of a business that is %s, and active: %s, may %j', (approvalStatus, isActive, moves) => {
    expect(ownerMoves({ approvalStatus, isActive })).toEqual(moves);
  });
});

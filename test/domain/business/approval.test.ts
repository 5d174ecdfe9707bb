import { describe, expect, it } from '@jest/globals';
import {
  APPROVAL,
  APPROVAL_LABEL,
  APPROVAL_STATUSES,
  isPublic,
  ownerMoves,
  statusDecided,
  type ApprovalMove,
  type ApprovalStatus,
} from '../../../domain/business/approval.js';
import { requireSeen } from '../../../domain/business/verification.js';
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

  it('has a name for every status', () => {
    const names = ['Pending approval', 'Under review', 'Approved', 'Rejected', 'Needs revision'];
    expect(APPROVAL_STATUSES.map((status) => APPROVAL_LABEL[status])).toEqual(names);
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

describe('the verification of a business', () => {
  const AGAIN = 'Please reload and look at it again.';
  const CHANGED = `This business was changed meanwhile. ${AGAIN}`;

  it.each([
    ['is decided on the version that was looked at', {}, 'verify', 3, null],
    ['again by who looked at what stands', { isVerified: true, verifiedBy: 'Grace' }, 'verify', 3, null],
    ['not on an older version', {}, 'verify', 2, CHANGED],
    ['not after somebody else', { verifiedBy: 'Grace' }, 'refuse', 2, `This business was changed meanwhile. Grace decided last on its verification. ${AGAIN}`],
    ['without a version where nobody has', {}, 'verify', undefined, null],
    ['not twice without a version', { isVerified: true, verifiedBy: 'Grace' }, 'verify', undefined, `Grace has verified this business already. ${AGAIN}`],
    ['but taken back', { isVerified: true, verifiedBy: 'Grace', verificationNotes: 'Called.' }, 'refuse', undefined, null],
    ['not refused twice', { verificationNotes: 'Closed.', verifiedBy: 'Grace' }, 'refuse', undefined, `Grace could not verify this business either. ${AGAIN}`],
    ['but given after a refusal', { verificationNotes: 'Closed.', verifiedBy: 'Grace' }, 'verify', undefined, null],
    ['refused where a change took it back', { verifiedBy: 'Grace' }, 'refuse', undefined, null],
    ['again where nobody knows by whom', { isVerified: true }, 'verify', undefined, null],
  ] as const)('is given or refused %s', (_, given, decision, version, refusal) => {
    const stands = { version: 3, isVerified: false, verificationNotes: null, verifiedBy: null, ...given };
    const run = () => requireSeen(stands, { decision, version });
    if (refusal === null) expect(run).not.toThrow();
    else expect(run).toThrow(expect.objectContaining({ code: 'CHANGED_MEANWHILE', message: refusal }));
  }); // prettier-ignore
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

import { describe, expect, it } from '@jest/globals';
import {
  APPROVAL,
  APPROVAL_LABEL,
  APPROVAL_STATUSES,
  isPublic,
  ownerMoves,
  statusAfterDecision,
  type ApprovalMove,
  type ApprovalStatus,
} from '../../../domain/business/approval.js';
import { requireSeen } from '../../../domain/business/verification.js';
import { canMove, statusAfter, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const MOVES: readonly ApprovalMove[] = ['takeUp', 'approve', 'reject', 'requestRevision', 'resubmit'];

/** Repeats the whole table on purpose: a row per status, a column per move in the order above. */
const TABLE: Readonly<Record<ApprovalStatus, readonly (ApprovalStatus | null)[]>> = {
  pending: ['under_review', 'approved', 'rejected', 'needs_revision', null],
  under_review: [null, 'approved', 'rejected', 'needs_revision', null],
  needs_revision: [null, null, null, null, 'pending'],
  rejected: [null, null, null, null, 'pending'],
  approved: [null, null, null, null, null],
};

describe('the state machine of approval', () => {
  it.each(APPROVAL_STATUSES.flatMap((from) => MOVES.map((move, column) => ({ from, move, to: TABLE[from][column] }))))(
    'approval leads from $from by $move to $to',
    ({ from, move, to }) => {
      if (to !== null) return expect(statusAfter(APPROVAL, from, move)).toBe(to);
      expect(canMove(APPROVAL, from, move)).toBe(false);
      expect(() => statusAfter(APPROVAL, from, move)).toThrow(
        expect.objectContaining({ code: 'APPROVAL_MOVE_REFUSED', refusedMove: { from, move } }),
      );
    },
  );

  it('a late approval decision names the first administrator', () => {
    const refusal = (reviewedBy: string | null) => () =>
      statusAfterDecision({ approvalStatus: 'approved', reviewedBy }, 'reject');
    expect(refusal('Grace')).toThrow('Grace has already reviewed this business.');
    expect(refusal(null)).toThrow(APPROVAL.refusal.message);
    expect(statusAfterDecision({ approvalStatus: 'pending', reviewedBy: 'Grace' }, 'reject')).toBe('rejected');
  });

  it('every approval status has a label', () => {
    const names = ['Pending approval', 'Under review', 'Approved', 'Rejected', 'Needs revision'];
    expect(APPROVAL_STATUSES.map((status) => APPROVAL_LABEL[status])).toEqual(names);
  });

  it('every approval status is reachable', () => {
    expect(unreachableStatuses(APPROVAL)).toEqual([]);
  });

  it('a business is public only if it is approved and not withdrawn', () => {
    for (const approvalStatus of APPROVAL_STATUSES)
      for (const isActive of [true, false])
        expect(isPublic({ approvalStatus, isActive })).toBe(approvalStatus === 'approved' && isActive);
  });
});

describe('a decision on a verification', () => {
  const AGAIN = 'Please reload and review it again.';
  const CHANGED = `This business has changed since you opened it. ${AGAIN}`;

  it.each([
    ['the version seen is current', {}, 'verify', 3, null],
    ['another decision on the current version', { isVerified: true, verifiedBy: 'Grace' }, 'verify', 3, null],
    ['an older version', {}, 'verify', 2, CHANGED],
    ['an older version, after another administrator', { verifiedBy: 'Grace' }, 'refuse', 2, `This business has changed since you opened it. Grace last updated its verification. ${AGAIN}`],
    ['no version and no earlier decision', {}, 'verify', undefined, null],
    ['verified twice without a version', { isVerified: true, verifiedBy: 'Grace' }, 'verify', undefined, `Grace has already verified this business. ${AGAIN}`],
    ['verification withdrawn', { isVerified: true, verifiedBy: 'Grace', verificationNotes: 'Called.' }, 'refuse', undefined, null],
    ['refused twice', { verificationNotes: 'Closed.', verifiedBy: 'Grace' }, 'refuse', undefined, `Grace could not verify this business either. ${AGAIN}`],
    ['verified after a refusal', { verificationNotes: 'Closed.', verifiedBy: 'Grace' }, 'verify', undefined, null],
    ['refused after a change reset it', { verifiedBy: 'Grace' }, 'refuse', undefined, null],
    ['verified again, earlier administrator unknown', { isVerified: true }, 'verify', undefined, null],
  ] as const)('a verification decision is allowed or refused by version: %s', (_, given, decision, version, refusal) => {
    const stands = { version: 3, isVerified: false, verificationNotes: null, verifiedBy: null, ...given };
    const run = () => requireSeen(stands, { decision, version });
    if (refusal === null) expect(run).not.toThrow();
    else expect(run).toThrow(expect.objectContaining({ code: 'CHANGED_MEANWHILE', message: refusal }));
  }); // prettier-ignore
});

describe("an owner's moves", () => {
  it.each([
    ['pending', true, ['edit', 'withdraw']],
    ['approved', true, ['edit', 'withdraw']],
    ['approved', false, ['edit', 'relist']],
    ['rejected', true, ['edit', 'withdraw', 'resubmit']],
    ['needs_revision', false, ['edit', 'relist', 'resubmit']],
  ] as const)("an owner's moves for a business that is %s, active %s, are %j", (approvalStatus, isActive, moves) => {
    expect(ownerMoves({ approvalStatus, isActive, hiddenAt: null, closedAt: null })).toEqual(moves);
  });

  it('an owner cannot relist a listing that an administrator hid or closed', () => {
    const inactive = { approvalStatus: 'approved', isActive: false, hiddenAt: null, closedAt: null } as const;
    expect(ownerMoves({ ...inactive, hiddenAt: new Date() })).toEqual(['edit']);
    expect(ownerMoves({ ...inactive, closedAt: new Date() })).toEqual(['edit']);
  });
});

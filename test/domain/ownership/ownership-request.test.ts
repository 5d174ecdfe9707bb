import { describe, expect, it } from '@jest/globals';
import {
  afterAnswer,
  afterEscalation,
  afterRequestDecision,
  isOpenRequest,
  OWNERSHIP_REQUEST,
  ownerMoves,
  REQUEST_STATUSES,
  requestDecisions,
  requesterMoves,
  askAgainAt,
  requireAnotherRequest,
  type EarlierRequest,
  type RequestMove,
  type RequestStatus,
} from '../../../domain/ownership/ownership-request.js';
import { statusAfter, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const NOW = new Date('2026-05-10T12:00:00.000Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const MOVES: readonly RequestMove[] = [
  ...(['accept', 'decline', 'withdraw', 'escalate', 'lapse', 'approve', 'reject', 'close'] as const),
];

/** The possible moves, as status, move, and next status. All others are refused. */
const POSSIBLE: readonly (readonly [RequestStatus, RequestMove, RequestStatus])[] = [
  ['waiting', 'accept', 'accepted'],
  ['waiting', 'decline', 'declined'],
  ['waiting', 'withdraw', 'withdrawn'],
  ['waiting', 'lapse', 'under_review'],
  ['waiting', 'close', 'closed'],
  ['declined', 'escalate', 'under_review'],
  ['under_review', 'accept', 'accepted'],
  ['under_review', 'decline', 'under_review'],
  ['under_review', 'withdraw', 'withdrawn'],
  ['under_review', 'approve', 'approved'],
  ['under_review', 'reject', 'rejected'],
  ['under_review', 'close', 'closed'],
];

const ALL = REQUEST_STATUSES.flatMap((status) => MOVES.map((move) => [status, move] as const));

describe('the states of an ownership request', () => {
  it.each(ALL)('%s, %s: leads where the table says, or is refused', (status, move) => {
    const to = POSSIBLE.find(([from, by]) => from === status && by === move)?.[2];
    const moved = () => statusAfter(OWNERSHIP_REQUEST, status, move);
    if (to !== undefined) return expect(moved()).toBe(to);
    return expect(moved).toThrow(expect.objectContaining({ code: 'OWNERSHIP_REQUEST_MOVE_REFUSED' }));
  });

  it('every state can be reached, and those that can still move ownership are open', () => {
    expect(unreachableStatuses(OWNERSHIP_REQUEST)).toEqual([]);
    expect(REQUEST_STATUSES.filter(isOpenRequest)).toEqual(['waiting', 'under_review']);
  });
});

const declined = { status: 'declined', documents: 1, ownerAnsweredAt: ago(6) } as const;

describe('what each side can do', () => {
  it('the requester can withdraw an open request', () => {
    for (const status of REQUEST_STATUSES) {
      const moves = requesterMoves({ status, documents: 0, ownerAnsweredAt: null }, NOW);
      expect([status, moves]).toEqual([status, isOpenRequest(status) ? ['withdraw'] : []]);
    }
  });

  it('the requester can take a refusal with a document to an administrator for 7 days', () => {
    expect(requesterMoves(declined, NOW)).toEqual(['escalate']);
    expect(afterEscalation(declined, NOW)).toBe('under_review');
    for (const [given, message] of [
      [{ documents: 0 }, /only decide on a request with a document/],
      [{ ownerAnsweredAt: ago(7) }, /You had 7 days/],
    ] as const) {
      expect(requesterMoves({ ...declined, ...given }, NOW)).toEqual([]);
      expect(() => afterEscalation({ ...declined, ...given }, NOW)).toThrow(message);
    }
  });

  it('the owner answers once, and can still accept until an administrator decides', () => {
    const waiting = { status: 'waiting', documents: 0, ownerAnsweredAt: null } as const;
    const reviewed = { ...waiting, status: 'under_review' } as const;
    expect([ownerMoves(waiting), ownerMoves(reviewed)]).toEqual([
      ['accept', 'decline'],
      ['accept', 'decline'],
    ]);
    expect(afterAnswer(reviewed, 'decline')).toBe('under_review');
    expect(ownerMoves({ ...reviewed, ownerAnsweredAt: ago(1) })).toEqual(['accept']);
    expect(() => afterAnswer({ ...reviewed, ownerAnsweredAt: ago(1) }, 'decline')).toThrow(/already answered/);
    expect(afterAnswer({ ...reviewed, ownerAnsweredAt: ago(1) }, 'accept')).toBe('accepted');
  });

  it('an administrator decides only under review, and the second one learns who was first', () => {
    expect(REQUEST_STATUSES.filter((status) => requestDecisions(status).length > 0)).toEqual(['under_review']);
    expect(afterRequestDecision({ status: 'under_review', reviewedBy: null }, 'reject')).toBe('rejected');
    expect(() => afterRequestDecision({ status: 'rejected', reviewedBy: 'Grace' }, 'approve')).toThrow(
      /Grace has already decided/,
    );
  });
});

describe('askAgainAt', () => {
  it.each([
    ['an owner’s refusal', { status: 'declined', ownerAnsweredAt: ago(1), reviewedAt: null }, ago(-29)],
    ['an administrator’s rejection', { status: 'rejected', ownerAnsweredAt: ago(9), reviewedAt: ago(2) }, ago(-28)],
    ['silence and a rejection', { status: 'rejected', ownerAnsweredAt: null, reviewedAt: ago(2) }, ago(-28)],
    ['an acceptance', { status: 'accepted', ownerAnsweredAt: ago(1), reviewedAt: null }, null],
    ['a decision that is open', { status: 'under_review', ownerAnsweredAt: ago(1), reviewedAt: null }, null],
  ] as const)('after %s, says when the member can ask again', (_, request, at) => {
    expect(askAgainAt(request)).toEqual(at);
  });
});

const earlier = (given: Partial<EarlierRequest>): EarlierRequest => ({
  ...{ businessId: 1, status: 'waiting', ownerAnsweredAt: null, reviewedAt: null },
  ...given,
});

describe('requireAnotherRequest', () => {
  it.each([
    ['an open request for the business', [earlier({})], 'OWNERSHIP_REQUEST_EXISTS'],
    ['a refusal 29 days ago', [earlier({ status: 'declined', ownerAnsweredAt: ago(29) })], 'OWNERSHIP_REQUEST_EXISTS'],
    [
      'a rejection 29 days ago',
      [earlier({ status: 'rejected', ownerAnsweredAt: ago(40), reviewedAt: ago(29) })],
      'OWNERSHIP_REQUEST_EXISTS',
    ],
    ['three open requests', [2, 3, 4].map((businessId) => earlier({ businessId })), 'TOO_MANY_OWNERSHIP_REQUESTS'],
  ])('refuses a request after %s', (_, before, code) => {
    expect(() => requireAnotherRequest(before, 1, NOW)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['nothing', []],
    ['a withdrawn one', [earlier({ status: 'withdrawn' })]],
    ['a refusal 30 days ago', [earlier({ status: 'declined', ownerAnsweredAt: ago(30) })]],
    ['two open ones for other businesses', [2, 3].map((businessId) => earlier({ businessId }))],
  ])('allows a request after %s', (_, before) => {
    expect(() => requireAnotherRequest(before, 1, NOW)).not.toThrow();
  });
});

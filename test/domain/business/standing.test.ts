import { describe, expect, it } from '@jest/globals';
import { APPROVAL_STATUSES } from '../../../domain/business/approval.js';
import {
  afterListingMove,
  LISTING_MOVE,
  LISTING_MOVES,
  listingMoves,
  STANDING_LABEL,
  STANDINGS,
  standingOf,
  type ListingMove,
} from '../../../domain/business/standing.js';

const LISTED = {
  ...({ approvalStatus: 'approved', isActive: true, wasActive: null } as const),
  ...{ hiddenAt: null, closedAt: null, deletedAt: null },
};
const [FIRST, LATER] = [new Date('2026-05-01T08:00:00Z'), new Date('2026-05-02T08:00:00Z')];

const after = (...moves: ListingMove[]) =>
  moves.reduce((listing, move) => afterListingMove(listing, move, FIRST), { ...LISTED, isActive: true });

describe('the status of a listing', () => {
  it('is its approval status while it is active', () => {
    for (const approvalStatus of APPROVAL_STATUSES) {
      expect(standingOf({ ...LISTED, approvalStatus })).toBe(approvalStatus);
    }
  });

  it('is withdrawn if it is not active, closed before withdrawn, and hidden before closed', () => {
    const inactive = { ...LISTED, isActive: false };
    expect(standingOf(inactive)).toBe('withdrawn');
    expect(standingOf({ ...inactive, closedAt: FIRST })).toBe('closed');
    expect(standingOf({ ...inactive, closedAt: FIRST, hiddenAt: FIRST })).toBe('hidden');
  });

  it('has a label of its own', () => {
    expect(new Set(STANDINGS.map((each) => STANDING_LABEL[each])).size).toBe(STANDINGS.length);
  });
});

describe("an administrator's moves on a listing", () => {
  it.each([
    ['listed', [], ['hide', 'close', 'delete']],
    ['hidden', ['hide'], ['unhide', 'close', 'delete']],
    ['closed', ['close'], ['hide', 'reopen', 'delete']],
    ['hidden and closed', ['hide', 'close'], ['unhide', 'reopen', 'delete']],
    ['deleted', ['hide', 'delete'], ['restore']],
  ] as const)('are limited for a %s listing', (_, before, moves) => {
    expect(listingMoves(after(...before))).toEqual(moves);
  });

  it('are refused with the reason if they are not possible', () => {
    const refused = (move: ListingMove, ...before: ListingMove[]) => {
      const message = LISTING_MOVE[move].refusal;
      const from = standingOf(after(...before));
      const error = expect.objectContaining({ code: 'LISTING_MOVE_REFUSED', message, refusedMove: { from, move } });
      expect(() => afterListingMove(after(...before), move, LATER)).toThrow(error);
    };
    for (const move of ['hide', 'close', 'delete'] as const) refused(move, move);
    for (const move of ['unhide', 'reopen', 'restore'] as const) refused(move);
    for (const move of LISTING_MOVES) refused(move, 'delete');
    expect(new Set(Object.values(LISTING_MOVE).map(({ refusal }) => refusal)).size).toBe(6);
  });

  it('take the listing down at the given time', () => {
    expect(after('hide')).toEqual({ ...LISTED, isActive: false, wasActive: true, hiddenAt: FIRST });
    expect(after('close')).toEqual({ ...LISTED, isActive: false, wasActive: true, closedAt: FIRST });
    expect(after('delete')).toEqual({ ...LISTED, isActive: false, wasActive: true, deletedAt: FIRST });
  });

  it('put back what was before once nothing takes it down anymore, in any order', () => {
    expect(after('hide', 'close', 'unhide')).toMatchObject({ isActive: false, wasActive: true, hiddenAt: null });
    expect(after('hide', 'close', 'unhide', 'reopen')).toEqual(LISTED);
    expect(after('close', 'delete', 'restore', 'reopen')).toEqual(LISTED);
    const withdrawn = { ...LISTED, isActive: false };
    const hidden = afterListingMove(withdrawn, 'hide', FIRST);
    expect(afterListingMove(hidden, 'unhide', LATER)).toEqual(withdrawn);
  });

  it('list a place again whose state before is unknown', () => {
    const vanished = { ...LISTED, isActive: false as boolean, hiddenAt: FIRST };
    expect(afterListingMove(vanished, 'unhide', LATER)).toEqual(LISTED);
  });

  it('are each the inverse of their inverse', () => {
    for (const move of Object.keys(LISTING_MOVE) as ListingMove[]) {
      const { inverse, field, sets } = LISTING_MOVE[move];
      expect(LISTING_MOVE[inverse]).toMatchObject({ inverse: move, field, sets: !sets });
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  afterRecipient,
  afterSender,
  BUSINESS_TRANSFER,
  offerEnd,
  recipientMoves,
  requireSettled,
  senderMoves,
  TRANSFER_STATUSES,
  undoEnd,
  type TransferFacts,
  type TransferMove,
  type TransferStatus,
} from '../../../domain/ownership/business-transfer.js';
import { requireOthers, sameMailbox } from '../../../domain/ownership/owner-change.js';
import { statusAfter, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const NOW = new Date('2026-05-10T12:00:00.000Z');
const SOON = new Date('2026-05-11T12:00:00.000Z');

const MOVES: readonly TransferMove[] = ['accept', 'decline', 'withdraw', 'expire', 'undo', 'close'];

const POSSIBLE: readonly (readonly [TransferStatus, TransferMove, TransferStatus])[] = [
  ['offered', 'accept', 'accepted'],
  ['offered', 'decline', 'declined'],
  ['offered', 'withdraw', 'withdrawn'],
  ['offered', 'expire', 'expired'],
  ['offered', 'close', 'closed'],
  ['accepted', 'undo', 'undone'],
];

const facts = (status: TransferStatus, given: Partial<TransferFacts> = {}): TransferFacts => ({
  ...{ status, expiresAt: SOON, undoUntil: null },
  ...given,
});

describe('the states of a handover', () => {
  it.each(TRANSFER_STATUSES.flatMap((status) => MOVES.map((move) => [status, move] as const)))(
    '%s, %s: leads where the table says, or is refused',
    (status, move) => {
      const to = POSSIBLE.find(([from, by]) => from === status && by === move)?.[2];
      const moved = () => statusAfter(BUSINESS_TRANSFER, status, move);
      if (to !== undefined) return expect(moved()).toBe(to);
      return expect(moved).toThrow(expect.objectContaining({ code: 'TRANSFER_MOVE_REFUSED' }));
    },
  );

  it('every state can be reached', () => {
    expect(unreachableStatuses(BUSINESS_TRANSFER)).toEqual([]);
  });
});

describe('what each side can do', () => {
  it('the recipient can answer until the offer expires, and learns what became of it after that', () => {
    expect(recipientMoves(facts('offered'), NOW)).toEqual(['accept', 'decline']);
    expect(recipientMoves(facts('offered'), SOON)).toEqual([]);
    expect(afterRecipient(facts('offered'), 'accept', NOW)).toBe('accepted');
    expect(() => afterRecipient(facts('offered'), 'accept', SOON)).toThrow(/has expired/);
    for (const [status, message] of [
      ['withdrawn', /withdrew this offer/],
      ['accepted', /already accepted/],
      ['declined', /already declined/],
      ['expired', /has expired/],
      ['undone', /took the business back/],
      ['closed', /no longer belongs/],
    ] as const) {
      expect(() => afterRecipient(facts(status), 'accept', NOW)).toThrow(message);
    }
  });

  it('the owner can withdraw an offer, and undo a handover for 7 days', () => {
    expect(senderMoves(facts('offered'), NOW)).toEqual(['withdraw']);
    expect(senderMoves(facts('accepted', { undoUntil: SOON }), NOW)).toEqual(['undo']);
    expect(afterSender(facts('accepted', { undoUntil: SOON }), 'undo', NOW)).toBe('undone');
    for (const undoUntil of [NOW, null]) {
      expect(senderMoves(facts('accepted', { undoUntil }), NOW)).toEqual([]);
      expect(() => afterSender(facts('accepted', { undoUntil }), 'undo', NOW)).toThrow(/for 7 days/);
    }
  });

  it('a business cannot be handed over again while the last handover can be undone', () => {
    expect(() => requireSettled(facts('accepted', { undoUntil: SOON }), NOW)).toThrow(
      expect.objectContaining({ code: 'TRANSFER_TOO_SOON' }),
    );
    for (const last of [null, facts('offered'), facts('accepted'), facts('accepted', { undoUntil: NOW })]) {
      expect(() => requireSettled(last, NOW)).not.toThrow();
    }
  });

  it('an offer and an undo last 7 days', () => {
    expect([offerEnd(NOW), undoEnd(NOW)]).toEqual([new Date('2026-05-17T12:00:00Z'), new Date('2026-05-17T12:00:00Z')]);
  });
});

describe('who a business can go to', () => {
  it('refuses the owner, and compares addresses without case', () => {
    expect(() => requireOthers({ ownerId: 'a' }, 'a')).toThrow(expect.objectContaining({ code: 'OWN_BUSINESS' }));
    expect(() => requireOthers({ ownerId: 'a' }, 'b')).not.toThrow();
    expect([sameMailbox(' Ada@Example.com', 'ada@example.com'), sameMailbox('a@b.c', 'b@b.c')]).toEqual([true, false]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { finalAt, requireUndoable, UNDO_MS, type Decision } from '../../../domain/administration/decision.js';

const DECIDED_AT = new Date('2026-05-01T09:30:00.000Z');
const later = (ms: number): Date => new Date(DECIDED_AT.getTime() + ms);
const decision = (given: Partial<Decision> = {}): Decision => ({
  ...{ administratorId: 1, decidedAt: DECIDED_AT, outcome: null, ...given },
});

describe('the undo of a decision', () => {
  it('is possible for ten seconds', () => {
    expect([UNDO_MS, finalAt(DECIDED_AT)]).toEqual([10_000, later(10_000)]);
    expect(() => requireUndoable(decision(), 1, later(UNDO_MS - 1))).not.toThrow();
    expect(() => requireUndoable(decision(), 1, later(UNDO_MS))).toThrow(
      expect.objectContaining({
        code: 'DECISION_FINAL',
        message: 'Decisions can be undone for 10 seconds only. This one is final, and its messages are on their way.',
      }),
    );
  });

  it('is refused to other administrators, even if it is too late anyway', () => {
    expect(() => requireUndoable(decision({ outcome: 'final' }), 2, DECIDED_AT)).toThrow(
      expect.objectContaining({
        code: 'FORBIDDEN',
        message: 'Only the administrator who decided can undo this decision.',
      }),
    );
  });

  it('is refused the second time, and once the messages were sent', () => {
    expect(() => requireUndoable(decision({ outcome: 'undone' }), 1, DECIDED_AT)).toThrow(
      expect.objectContaining({ code: 'DECISION_FINAL', message: 'This decision was already undone.' }),
    );
    expect(() => requireUndoable(decision({ outcome: 'final' }), 1, DECIDED_AT)).toThrow(
      expect.objectContaining({ code: 'DECISION_FINAL', message: expect.stringContaining('This one is final') }),
    );
  });
});

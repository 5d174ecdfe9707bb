import { describe, expect, it } from '@jest/globals';
import {
  decidedFeedback,
  FEEDBACK,
  feedbackActions,
  MOVE_TO,
  requireCompletable,
  type DecidableFeedback,
  type FeedbackMove,
} from '../../../domain/feedback/decision.js';
import { FEEDBACK_STATUSES, FEEDBACK_TYPES } from '../../../domain/feedback/feedback.js';
import { movesFrom, statusAfter, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const PENDING: DecidableFeedback & { readonly id: number } = {
  ...{ id: 7, status: 'pending', reviewedBy: null, reviewedAt: null, adminNotes: null, actionTaken: null },
};
const COMPLETED: typeof PENDING = { ...PENDING, status: 'completed', reviewedBy: 'Walter', actionTaken: 'Corrected.' };

const MOVES = Object.values(MOVE_TO);
const pairs = FEEDBACK_STATUSES.flatMap((from) => FEEDBACK_STATUSES.map((to) => [from, to] as const));

describe('deciding on feedback', () => {
  it('feedback can change from any status to any other, but completed feedback can only be reopened', () => {
    const all: readonly FeedbackMove[] = ['putBack', 'takeUp', 'start', 'complete', 'reject', 'markDuplicate'];
    expect(MOVES).toEqual(all);
    expect(FEEDBACK_STATUSES.map((status) => [status, movesFrom(FEEDBACK, status, all)])).toEqual([
      ['pending', all],
      ['under_review', all],
      ['in_progress', all],
      ['completed', ['putBack', 'takeUp', 'start', 'reject', 'markDuplicate']],
      ['rejected', all],
      ['duplicate', all],
    ]);
    expect(unreachableStatuses(FEEDBACK)).toEqual([]);
  });

  it.each(pairs.filter(([from, to]) => from !== 'completed' || to !== 'completed'))(
    'moves feedback from %s to %s and stores who decided and when',
    (from, to) => {
      expect(statusAfter(FEEDBACK, from, MOVE_TO[to])).toBe(to);
      const decided = decidedFeedback({ ...PENDING, status: from }, { status: to, adminNotes: 'Why.' }, 'Wilma', NOW);
      expect(decided).toEqual({ ...PENDING, status: to, reviewedBy: 'Wilma', reviewedAt: NOW, adminNotes: 'Why.' });
    },
  );

  it('completes feedback once and names the first administrator', () => {
    const refusal = (message: string) =>
      expect.objectContaining({
        ...{ code: 'FEEDBACK_MOVE_REFUSED', message },
        refusedMove: { from: 'completed', move: 'complete' },
      });
    const again = { status: 'completed', actionTaken: 'Again.', adminNotes: 'A note.' } as const;
    const named = refusal('Walter has already completed this feedback. Please reload to see what was done.');
    expect(() => decidedFeedback(COMPLETED, again, 'Wilma', NOW)).toThrow(named);
    expect(() => requireCompletable(COMPLETED)).toThrow(named);
    expect(() => requireCompletable({ ...COMPLETED, reviewedBy: null })).toThrow(refusal(FEEDBACK.refusal.message));
    expect(() => requireCompletable(PENDING)).not.toThrow();
  });

  it.each(FEEDBACK_STATUSES.filter((status) => status !== 'completed'))(
    'reopens feedback to %s only with a note, and clears the action taken',
    (status) => {
      for (const adminNotes of [undefined, null, ''])
        expect(() => decidedFeedback(COMPLETED, { status, adminNotes }, 'Wilma', NOW)).toThrow(
          expect.objectContaining({
            code: 'INVALID_INPUT',
            errors: [{ path: 'adminNotes', message: 'Please add a note that says why you are reopening this.' }],
          }),
        );
      expect(decidedFeedback(COMPLETED, { status, adminNotes: 'It is wrong still.' }, 'Wilma', NOW)).toMatchObject({
        ...{ status, adminNotes: 'It is wrong still.', actionTaken: null },
      });
    },
  );

  it('a decision on feedback keeps the previous notes if none are given', () => {
    const noted = { ...PENDING, adminNotes: 'Called them.' };
    for (const adminNotes of [undefined, null, ''])
      expect(decidedFeedback(noted, { status: 'rejected', adminNotes }, 'Wilma', NOW).adminNotes).toBe('Called them.');
  });

  it('offers the possible feedback moves: a listing only for a recommendation, and only reopening once completed', () => {
    for (const [status, type] of FEEDBACK_STATUSES.flatMap((each) =>
      FEEDBACK_TYPES.map((type) => [each, type] as const),
    ))
      expect([status, type, feedbackActions(status, type)]).toEqual([
        status,
        type,
        status === 'completed'
          ? ['reopen']
          : ['status', 'complete', ...(type === 'business_recommendation' ? ['listing'] : [])],
      ]);
  });
});

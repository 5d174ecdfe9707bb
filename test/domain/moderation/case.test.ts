import { describe, expect, it } from '@jest/globals';
import {
  CASE,
  CASE_ACTIONS,
  CASE_STATUSES,
  noticeKindOf,
  possibleActions,
  resolvedCase,
  stateAfter,
  type DecidableCase,
  type Resolution,
} from '../../../domain/moderation/case.js';
import { MODERATION_REASONS, type ModerationReason } from '../../../domain/moderation/reason.js';
import { APPEAL_DAYS } from '../../../domain/moderation/notice.js';
import { RETENTION } from '../../../domain/account/retention.js';
import { CONTENT_STATES } from '../../../domain/moderation/target.js';
import { needsDescription } from '../../../domain/moderation/report.js';
import { movesFrom, unreachableStatuses } from '../../../domain/shared/moves.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const OPEN: DecidableCase & { readonly id: number } = {
  ...{ id: 7, status: 'open', action: null, reasonCode: null, note: null, days: null, decidedBy: null },
  decidedAt: null,
};
const by = (given: Partial<Resolution> = {}): Resolution => ({
  ...{ action: 'keep', reasonCode: 'spam', note: 'It sells nothing.', days: null },
  ...given,
});

describe('a case', () => {
  it('is decided on once, by any action', () => {
    expect(CASE_STATUSES.map((status) => [status, movesFrom(CASE, status, CASE_ACTIONS)])).toEqual([
      ['open', CASE_ACTIONS],
      ['resolved', []],
    ]);
    expect(unreachableStatuses(CASE)).toEqual([]);
  });

  it.each(CASE_ACTIONS)('keeps what was decided, by whom and when: %s', (action) => {
    const days = action === 'restrict' ? 30 : null;
    expect(resolvedCase(OPEN, by({ action, days }), 'Walter', NOW)).toEqual({
      ...{ id: 7, status: 'resolved', action, reasonCode: 'spam', note: 'It sells nothing.', days },
      ...{ decidedBy: 'Walter', decidedAt: NOW },
    });
  });

  it.each(CASE_ACTIONS)('refuses a second decision, naming who made the first: %s', (action) => {
    const resolved = resolvedCase(OPEN, by(), 'Walter', NOW);
    expect(() => resolvedCase(resolved, by({ action }), 'Wilma', NOW)).toThrow(
      expect.objectContaining({
        code: 'REPORT_RESOLVED',
        message: 'Walter has decided on this report meanwhile. Please reload to see what became of it.',
        refusedMove: { from: 'resolved', move: action },
      }),
    );
  });

  it.each(CASE_ACTIONS)('takes days for a restriction, which needs them, and for nothing else: %s', (action) => {
    const days = action === 'restrict' ? null : 7;
    const message = action === 'restrict' ? 'Say for how long: 7 or 30 days.' : 'Days belong to a restriction alone.';
    expect(() => resolvedCase(OPEN, by({ action, days }), 'Walter', NOW)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', errors: [{ path: 'days', message }] }),
    );
  });
});

describe('what can be done about a report', () => {
  it.each([
    ['all of it where thing and author are there', true, true, CASE_ACTIONS],
    ['nothing to an author without an account', true, false, ['keep', 'hide', 'remove']],
    ['nothing to what is gone', false, true, ['keep']],
    ['nothing where both are gone', false, false, ['keep']],
  ] as const)('is %s', (_, isThere, hasAuthor, actions) => {
    expect(possibleActions(isThere, hasAuthor)).toEqual(actions);
  });

  it('is not said again of one whose administrator is unknown', () => {
    expect(() => resolvedCase({ ...OPEN, status: 'resolved' }, by(), 'Wilma', NOW)).toThrow(CASE.refusal.message);
    expect(CASE.refusal.message).toContain('has been decided on meanwhile');
  });
});

describe('a report', () => {
  it('needs words of its own only where its reason says nothing', () => {
    const reasons = Object.keys(MODERATION_REASONS) as ModerationReason[];
    expect(reasons.filter(needsDescription)).toEqual(['other']);
  });
});

describe('a decision on a report', () => {
  it.each([
    ['keep', ['shown', 'shown', 'removed'], null],
    ['hide', ['hidden', 'hidden', 'removed'], 'content_hidden'],
    ['remove', ['removed', 'removed', 'removed'], 'content_removed'],
    ['warn', ['shown', 'hidden', 'removed'], 'warning'],
    ['restrict', ['hidden', 'hidden', 'removed'], 'restriction'],
    ['suspend', ['hidden', 'hidden', 'removed'], 'suspension'],
    ['erase_minor', ['removed', 'removed', 'removed'], null],
  ] as const)(
    'to %s leaves what was shown, hidden and removed as %s, and gives the notice %s',
    (action, after, kind) => {
      expect(CONTENT_STATES.map((state) => stateAfter(state, action, false))).toEqual(after);
      expect(noticeKindOf(action)).toBe(kind);
    },
  );

  it('shows nothing that a copyright notice holds down', () => {
    expect(CASE_ACTIONS.map((action) => stateAfter('hidden', action, true))).not.toContain('shown');
    expect(stateAfter('hidden', 'remove', true)).toBe('removed');
    // What stands again in spite of one, by an appeal, stays.
    expect(stateAfter('shown', 'keep', true)).toBe('shown');
  });

  it('to remove can be taken back as long as an appeal is possible, and is decided on', () => {
    expect(RETENTION.removedContentDays).toBeGreaterThanOrEqual(APPEAL_DAYS + 30);
  });
});

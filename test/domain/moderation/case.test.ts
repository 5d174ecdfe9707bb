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
import { movesFrom, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const OPEN: DecidableCase & { readonly id: number } = {
  ...{ id: 7, status: 'open', action: null, reasonCode: null, note: null, days: null, decidedBy: null },
  decidedAt: null,
};
const by = (given: Partial<Resolution> = {}): Resolution => ({
  ...{ action: 'keep', reasonCode: 'spam', note: 'It sells nothing.', days: null },
  ...given,
});

describe('a moderation case', () => {
  it('is decided once, by any action', () => {
    expect(CASE_STATUSES.map((status) => [status, movesFrom(CASE, status, CASE_ACTIONS)])).toEqual([
      ['open', CASE_ACTIONS],
      ['resolved', []],
    ]);
    expect(unreachableStatuses(CASE)).toEqual([]);
  });

  it.each(CASE_ACTIONS)('stores the decision, the administrator, and the time: %s', (action) => {
    const days = action === 'restrict' ? 30 : null;
    expect(resolvedCase(OPEN, by({ action, days }), 'Walter', NOW)).toEqual({
      ...{ id: 7, status: 'resolved', action, reasonCode: 'spam', note: 'It sells nothing.', days },
      ...{ decidedBy: 'Walter', decidedAt: NOW },
    });
  });

  it.each(CASE_ACTIONS)('refuses a second decision and names the first administrator: %s', (action) => {
    const resolved = resolvedCase(OPEN, by(), 'Walter', NOW);
    expect(() => resolvedCase(resolved, by({ action }), 'Wilma', NOW)).toThrow(
      expect.objectContaining({
        code: 'REPORT_RESOLVED',
        message: 'Walter has already decided on this report. Please reload to see the outcome.',
        refusedMove: { from: 'resolved', move: action },
      }),
    );
  });

  it.each(CASE_ACTIONS)('requires days for a restriction and allows them for nothing else: %s', (action) => {
    const days = action === 'restrict' ? null : 7;
    const message =
      action === 'restrict' ? 'Choose how long: 7 or 30 days.' : 'Only a restriction has a number of days.';
    expect(() => resolvedCase(OPEN, by({ action, days }), 'Walter', NOW)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', errors: [{ path: 'days', message }] }),
    );
  });
});

describe('the possible actions on a report', () => {
  it.each([
    ['all if content and author exist', true, true, CASE_ACTIONS],
    ['none against an author without an account', true, false, ['keep', 'hide', 'remove']],
    ['none for deleted content', false, true, ['keep']],
    ['none if both are gone', false, false, ['keep']],
  ] as const)('are %s', (_, isThere, hasAuthor, actions) => {
    expect(possibleActions(isThere, hasAuthor)).toEqual(actions);
  });

  it('end with a general message if the first administrator is unknown', () => {
    expect(() => resolvedCase({ ...OPEN, status: 'resolved' }, by(), 'Wilma', NOW)).toThrow(CASE.refusal.message);
    expect(CASE.refusal.message).toContain('has already been decided');
  });
});

describe('a content report', () => {
  it('needs a description only if its reason is "other"', () => {
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
    ['erase_minor', ['hidden', 'hidden', 'removed'], null],
  ] as const)('to %s turns shown, hidden, and removed into %s, and gives the notice %s', (action, after, kind) => {
    expect(CONTENT_STATES.map((state) => stateAfter(state, action, false))).toEqual(after);
    expect(noticeKindOf(action)).toBe(kind);
  });

  it('shows nothing that a copyright notice holds down', () => {
    expect(CASE_ACTIONS.map((action) => stateAfter('hidden', action, true))).not.toContain('shown');
    expect(stateAfter('hidden', 'remove', true)).toBe('removed');
    // Content that an appeal restored despite a copyright notice stays visible.
    expect(stateAfter('shown', 'keep', true)).toBe('shown');
  });

  it('to remove keeps the content long enough for an appeal to be filed and decided', () => {
    expect(RETENTION.removedContentDays).toBeGreaterThanOrEqual(APPEAL_DAYS + 30);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  APPEAL_DAYS,
  endOfAppealing,
  endOfNotice,
  NOTICE_KINDS,
  RESTRICTION_DAYS,
} from '../../../domain/moderation/notice.js';
import { whatHappened } from '../../../domain/moderation/notice-words.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');

describe('a moderation notice', () => {
  it.each(RESTRICTION_DAYS)('a notice of a restriction lasts %i days', (days) => {
    const until = endOfNotice({ kind: 'restriction', days }, NOW);
    expect(until).toEqual(new Date(Date.UTC(2026, 4, 1 + days, 9, 30)));
  });

  it('a notice of a restriction requires a number of days', () => {
    expect(() => endOfNotice({ kind: 'restriction' }, NOW)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', errors: [expect.objectContaining({ path: 'days' })] }),
    );
  });

  it('a notice of any kind except a restriction has no end, even if days are given', () => {
    for (const kind of NOTICE_KINDS.filter((each) => each !== 'restriction')) {
      expect([kind, endOfNotice({ kind, days: 7 }, NOW)]).toEqual([kind, null]);
    }
  });

  it.each(NOTICE_KINDS)("a lifted moderation notice isn't described as in force: %s", (kind) => {
    for (const target of ['review', null] as const) {
      const notice = { kind, target, until: NOW };
      expect(whatHappened({ ...notice, isLifted: true })).toMatch(/ (no longer applies|was withdrawn)\.$/);
      expect(whatHappened({ ...notice, isLifted: false })).not.toMatch(/no longer applies|withdrawn/);
    }
  });

  it('a moderation notice can be appealed for 180 days', () => {
    expect(APPEAL_DAYS).toBe(180);
    expect(endOfAppealing(NOW)).toEqual(new Date('2026-10-28T09:30:00.000Z'));
  });
});

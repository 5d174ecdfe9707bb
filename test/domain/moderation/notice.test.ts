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

describe('a notice', () => {
  it.each(RESTRICTION_DAYS)('of a restriction keeps its member from writing for %i days', (days) => {
    const until = endOfNotice({ kind: 'restriction', days }, NOW);
    expect(until).toEqual(new Date(Date.UTC(2026, 4, 1 + days, 9, 30)));
  });

  it('of a restriction says for how many days', () => {
    expect(() => endOfNotice({ kind: 'restriction' }, NOW)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', errors: [expect.objectContaining({ path: 'days' })] }),
    );
  });

  it('of any other kind has no end, whatever days are sent along', () => {
    for (const kind of NOTICE_KINDS.filter((each) => each !== 'restriction')) {
      expect([kind, endOfNotice({ kind, days: 7 }, NOW)]).toEqual([kind, null]);
    }
  });

  it.each(NOTICE_KINDS)('that was lifted does not say that it still holds: %s', (kind) => {
    for (const target of ['review', null] as const) {
      const told = { kind, target, until: NOW };
      expect(whatHappened({ ...told, isLifted: true })).toMatch(/ (does not hold any more|is taken back)\.$/);
      expect(whatHappened({ ...told, isLifted: false })).not.toMatch(/hold any more|taken back/);
    }
  });

  it('can be appealed against for 180 days', () => {
    expect(APPEAL_DAYS).toBe(180);
    expect(endOfAppealing(NOW)).toEqual(new Date('2026-10-28T09:30:00.000Z'));
  });
});

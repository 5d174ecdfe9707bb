import { describe, expect, it } from '@jest/globals';
import { unreachableStatuses } from '../../../domain/shared/state-machine.js';
import {
  answerBy,
  dayAt,
  firstVisit,
  isOverdue,
  requireNoRecentReport,
  requireOtherBusiness,
  requireRecentVisit,
  requireReporter,
  TURNED_AWAY,
  TURNED_AWAY_STATUSES,
  turnedAwayAfter,
  type TurnedAwayMove,
  type TurnedAwayStatus,
} from '../../../domain/turned-away/turned-away.js';
import { monthInWords, visitorWithPets } from '../../../domain/turned-away/visitor-words.js';

const NOW = new Date('2026-11-26T03:00:00Z');
const MOVES: readonly TurnedAwayMove[] = ['answer', 'expire', 'withdraw'];

/** Status, then the status after each of MOVES; null if the move is refused. */
const TABLE: readonly (readonly [TurnedAwayStatus, ...(TurnedAwayStatus | null)[]])[] = [
  ['waiting', 'answered', 'unanswered', 'withdrawn'],
  ['answered', 'answered', null, 'withdrawn'],
  ['unanswered', 'answered_late', null, 'withdrawn'],
  ['answered_late', 'answered_late', null, 'withdrawn'],
  ['withdrawn', null, null, null],
];

describe('the statuses of a turned-away report', () => {
  it('are all in the table and can all be reached', () => {
    expect(TABLE.map(([status]) => status)).toEqual([...TURNED_AWAY_STATUSES]);
    expect([TURNED_AWAY.start, unreachableStatuses(TURNED_AWAY)]).toEqual(['waiting', []]);
  });

  it.each(TABLE.flatMap(([from, ...after]) => MOVES.map((move, index) => [from, move, after[index] ?? null] as const)))(
    'lead from %s by %s to %s',
    (from, move, to) => {
      if (to === null) {
        expect(() => turnedAwayAfter(from, move)).toThrow(expect.objectContaining({ code: 'TURNED_AWAY_NOT_FOUND' }));
      } else expect(turnedAwayAfter(from, move)).toBe(to);
    },
  );
});

describe('the time for an answer', () => {
  it('is 72 hours, and over at once for a place without an owner', () => {
    const until = answerBy('an owner', NOW);
    expect(until).toEqual(new Date('2026-11-29T03:00:00Z'));
    expect(isOverdue(until, new Date('2026-11-29T02:59:59.999Z'))).toBe(false);
    expect(isOverdue(until, new Date('2026-11-29T03:00:00Z'))).toBe(true);
    expect([answerBy(null, NOW), isOverdue(null, NOW)]).toEqual([null, true]);
  });
});

describe('the day of a reported visit', () => {
  it('is the day at the place, and without a time zone the day in UTC', () => {
    expect(dayAt(NOW, 'America/Los_Angeles')).toBe('2026-11-25');
    expect(dayAt(NOW, null)).toBe('2026-11-26');
  });

  it('can be a year ago at most', () => {
    expect(firstVisit('2026-11-25')).toBe('2025-11-25');
    expect(firstVisit('2028-02-29')).toBe('2027-02-28');
    expect(firstVisit('2027-02-28')).toBe('2026-02-28');
  });

  it.each([
    ['2026-11-25', 'America/Chicago', null],
    ['2025-11-25', 'America/Chicago', null],
    ['2026-11-26', 'America/Chicago', 'The visit can’t be in the future.'],
    ['2026-11-26', null, null],
    ['2025-11-24', 'America/Chicago', 'The visit can’t be more than 12 months ago.'],
  ])('%s is checked in the time zone %s: %s', (day, timeZone, message) => {
    const check = () => requireRecentVisit(day, NOW, timeZone);
    if (message === null) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ message, errors: [{ path: 'visitedOn', message }] }));
  });
});

describe('a member who reports a place', () => {
  it('can do so again after 90 days, and reads when in the refusal', () => {
    const last = new Date('2026-08-28T03:00:00Z');
    expect(() => requireNoRecentReport(null, NOW)).not.toThrow();
    expect(() => requireNoRecentReport(last, NOW)).not.toThrow();
    expect(() => requireNoRecentReport(last, new Date(NOW.getTime() - 1))).toThrow(
      expect.objectContaining({
        code: 'TURNED_AWAY_EXISTS',
        message: 'You reported this place on Aug 28, 2026. You can report it again on Nov 26, 2026.',
      }),
    );
  });

  it('must not own it, and only the owner answers, and only the writer deletes', () => {
    const forbidden = expect.objectContaining({ code: 'FORBIDDEN' });
    expect(() => requireOtherBusiness({ ownerId: 'me' }, 'me')).toThrow(forbidden);
    expect(() => requireOtherBusiness({ ownerId: null }, 'me')).not.toThrow();
    expect(() => requireReporter({ reporterId: null }, 'me')).toThrow(forbidden);
    expect(() => requireReporter({ reporterId: 'me' }, 'me')).not.toThrow();
  });

  it('is shown without a name', () => {
    expect(visitorWithPets(['dog'])).toBe('A visitor with a dog');
    expect(visitorWithPets(['dog', 'cat', 'other'])).toBe('A visitor with a dog, a cat, and another pet');
    expect(monthInWords('2026-11')).toBe('November 2026');
  });
});

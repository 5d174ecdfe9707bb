import { describe, expect, it } from '@jest/globals';
import { clockTime, dateWords, dayHoursWords, openWords, stateWords } from '../../../domain/hours/hours-words.js';
import { DAY_MINUTES, dayOf, readLocalTime } from '../../../domain/hours/local-time.js';
import type { Range, Schedule } from '../../../domain/hours/schedule.js';

const at = (text: string): number => readLocalTime(text) ?? Number.NaN;
const weekly = (...ranges: readonly Range[]): Schedule => ({ weekly: ranges, exceptions: [] });

/** Fridays 5 PM to 9:30 PM, and Saturdays 6 PM to 2 AM. */
const BAR = weekly([4 * DAY_MINUTES + 1020, 4 * DAY_MINUTES + 1290], [5 * DAY_MINUTES + 1080, 6 * DAY_MINUTES + 120]);
const ALWAYS = weekly([0, 7 * DAY_MINUTES]);

describe('words for opening hours', () => {
  it.each([
    [0, 'midnight'],
    [DAY_MINUTES, 'midnight'],
    [5, '12:05 AM'],
    [450, '7:30 AM'],
    [720, 'noon'],
    [750, '12:30 PM'],
    [1260, '9 PM'],
  ])('write minute %i of a day as %s', (minute, expected) => {
    expect(clockTime(minute)).toBe(expected);
  });

  it.each([
    ['today', BAR, '2026-11-27T18:00', 'Open now. Closes at 9:30 PM'],
    ['after midnight', BAR, '2026-11-28T23:00', 'Open now. Closes at 2 AM'],
    ['later today', BAR, '2026-11-27T12:00', 'Closed. Opens at 5 PM'],
    ['tomorrow', BAR, '2026-11-27T22:00', 'Closed. Opens tomorrow at 6 PM'],
    ['this week', BAR, '2026-11-24T12:00', 'Closed. Opens Friday at 5 PM'],
    ['always', ALWAYS, '2026-11-24T12:00', 'Open 24 hours'],
    ['never', weekly(), '2026-11-24T12:00', 'Closed'],
  ])('tell when it changes: %s', (_, schedule, now, expected) => {
    expect(stateWords(schedule, at(now))).toBe(expected);
  });

  it.each([
    [BAR, '2026-11-27T18:00', { isOpen: true, state: 'Open now', change: 'Closes at 9:30 PM' }],
    [BAR, '2026-11-24T12:00', { isOpen: false, state: 'Closed', change: 'Opens Friday at 5 PM' }],
    [ALWAYS, '2026-11-24T12:00', { isOpen: true, state: 'Open 24 hours', change: null }],
    [weekly(), '2026-11-24T12:00', { isOpen: false, state: 'Closed', change: null }],
  ])('keep the state apart from its next change', (schedule, now, expected) => {
    expect(openWords(schedule, at(now))).toEqual(expected);
  });

  it('give the date of a day that is a week or more away', () => {
    const closed = Array.from({ length: 7 }, (_, index) => ({ day: (dayOf('2026-11-26') ?? 0) + index, ranges: [] }));
    expect(stateWords({ ...BAR, exceptions: closed }, at('2026-11-26T12:00'))).toBe('Closed. Opens Fri, Dec 4 at 5 PM');
    expect(dateWords(dayOf('2027-01-01') ?? 0)).toBe('Fri, Jan 1');
  });

  it.each([
    ['2026-11-27', BAR, '5 PM to 9:30 PM'],
    ['2026-11-28', BAR, '6 PM to 2 AM'],
    ['2026-11-29', BAR, 'Closed'],
    ['2026-11-28', weekly([5 * DAY_MINUTES + 1080, 7 * DAY_MINUTES]), '6 PM to midnight'],
    ['2026-11-29', weekly([5 * DAY_MINUTES + 1080, 7 * DAY_MINUTES]), 'Open 24 hours'],
    ['2026-11-24', weekly([DAY_MINUTES, DAY_MINUTES + 480]), 'midnight to 8 AM'],
    ['2026-11-24', BAR, 'Closed'],
    ['2026-11-24', ALWAYS, 'Open 24 hours'],
    [
      '2026-11-24',
      weekly([DAY_MINUTES + 480, DAY_MINUTES + 720], [DAY_MINUTES + 780, DAY_MINUTES + 1080]),
      '8 AM to noon, 1 PM to 6 PM',
    ],
  ])('list the hours of %s', (date, schedule, expected) => {
    expect(dayHoursWords(schedule, dayOf(date) ?? 0)).toBe(expected);
  });
});

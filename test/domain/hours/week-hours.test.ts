import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_WEEK, readWeek, writeWeek, type Span, type WeekHours } from '../../../domain/hours/week-hours.js';
import { hoursProblem } from '../../../domain/hours/week-problem.js';
import { weekWords } from '../../../domain/hours/week-words.js';
import { anyWeek, unfinishedWeek } from '../../support/policy/week-arbitraries.js';

const NINE_TO_FIVE: Span = { from: '09:00', to: '17:00' };
const NIGHT: Span = { from: '22:00', to: '02:00' };

const week = (days: Partial<Record<number, readonly Span[]>>, specials: WeekHours['specials'] = []): WeekHours => ({
  days: EMPTY_WEEK.days.map((_, day) => days[day] ?? []),
  specials,
});
const workdays = { 0: [NINE_TO_FIVE], 1: [NINE_TO_FIVE], 2: [NINE_TO_FIVE], 3: [NINE_TO_FIVE], 4: [NINE_TO_FIVE] };

describe('hours of a form', () => {
  it.each<[string, WeekHours]>([
    ['', EMPTY_WEEK],
    ['Mo-Fr 09:00-17:00; Sa 10:00-14:00', week({ ...workdays, 5: [{ from: '10:00', to: '14:00' }] })],
    ['Mo,We,Fr 09:00-17:00', week({ 0: [NINE_TO_FIVE], 2: [NINE_TO_FIVE], 4: [NINE_TO_FIVE] })],
    [
      'Mo-Fr 09:00-17:00; 2026 Dec 25 off; 2026 Dec 31 22:00-02:00',
      week(workdays, [
        { date: '2026-12-25', spans: [] },
        { date: '2026-12-31', spans: [NIGHT] },
      ]),
    ],
    ['Fr 22:00-02:00, Sa 09:00-17:00', week({ 4: [NIGHT], 5: [NINE_TO_FIVE] })],
    ['24/7', { ...EMPTY_WEEK, days: EMPTY_WEEK.days.map(() => [{ from: '00:00', to: '00:00' }]) }],
    ['Su 12:00-24:00', week({ 6: [{ from: '12:00', to: '00:00' }] })],
    [
      'Mo 09:00-,-; ? off',
      week(
        {
          0: [
            { from: '09:00', to: '' },
            { from: '', to: '' },
          ],
        },
        [{ date: '', spans: [] }],
      ),
    ],
  ])('are written as %p and read back', (text, hours) => {
    expect(writeWeek(hours)).toBe(text);
    expect(readWeek(text)).toEqual(hours);
  });

  it('are read back as they are written, whole or unfinished', () => {
    fc.assert(
      fc.property(fc.oneof(anyWeek, unfinishedWeek), (hours) => {
        expect(readWeek(writeWeek(hours))).toEqual(hours);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['mo-fr 9:00 - 17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Su 10:00-20:00; Sa 12:00-16:00; Su closed', 'Mo-Fr 10:00-20:00; Sa 12:00-16:00'],
    ['09:00-17:00', 'Mo-Su 09:00-17:00'],
    ['Sa-Mo 10:00-12:00', 'Mo,Sa-Su 10:00-12:00'],
    ['Mo-Th 17:00-24:00; Fr,Sa 17:00-26:00; Su 12:00-20:00', 'Mo-Th 17:00-24:00, Fr-Sa 17:00-02:00, Su 12:00-20:00'],
    ['Mo 08:00-12:00, Mo 13:00-17:00', 'Mo 08:00-12:00,13:00-17:00'],
    ['24/7; 2026-12-25 off', 'Mo-Su 00:00-24:00; 2026 Dec 25 off'],
  ])('are read from the common form %p', (text, written) => {
    const read = readWeek(text);
    expect(read && writeWeek(read)).toBe(written);
  });

  it.each([
    ...['Mo-Fr 09:00-17:00; PH off', 'Apr-Oct 08:00-20:00', 'sunrise-sunset', '17:00+', 'Mo[1] 10:00-12:00', 'by hand'],
    ...[
      '2026 Feb 30 off',
      '2026 Dec 25 off; Mo-Su 09:00-17:00',
      'Mo-Fr 09:00-25:00-27:00',
      'Mo-Fr 9am-5pm',
      'Mo 09:61-10:00',
    ],
    ...['Mo-Su 10:00-20:00, Sa off', 'Mo-Fr', 'Mo-We-Fr 09:00-17:00'],
  ])('stay text if they are %p', (text) => {
    expect(readWeek(text)).toBeNull();
  });
});

describe('the problem of hours', () => {
  it.each([
    ['Mo 09:00-', 'Monday: Enter both times, or remove the line.'],
    ['Tu 09:00-09:00', 'Tuesday: Enter two different times. For 24 hours, enter 12:00 AM twice.'],
    ['We 09:00-13:00,12:00-17:00', 'Wednesday: The hours overlap. Change or remove one of them.'],
    ['Fr 22:00-02:00, Sa 01:00-05:00', 'Saturday: The hours overlap. Change or remove one of them.'],
    ['Su 22:00-02:00, Mo 01:00-05:00', 'Monday: The hours overlap. Change or remove one of them.'],
    ['Mo 00:00-24:00,09:00-10:00', 'Monday: The hours overlap. Change or remove one of them.'],
    ['Mo 09:00-17:00; ? off', 'Special date: Choose the date, or remove the line.'],
    ['2026 Dec 25 09:00-13:00,12:00-17:00', '2026-12-25: The hours overlap. Change or remove one of them.'],
    ['2026 Dec 25 09:00-', '2026-12-25: Enter both times, or remove the line.'],
    ['2026 Dec 25 off; 2026 Dec 25 09:00-17:00', '2026-12-25: Enter each date only once.'],
  ])('of %p names the day', (text, problem) => {
    expect(hoursProblem(text)).toBe(problem);
  });

  it.each(['', 'Mo 09:00-12:00,12:00-17:00', 'Fr 22:00-02:00, Sa 02:00-05:00', '24/7', 'sunrise-sunset', 'nonsense'])(
    'is none for %p',
    (text) => {
      expect(hoursProblem(text)).toBeNull();
    },
  );
});

describe('hours in words', () => {
  it('join neighboring days that are equal, and name special dates', () => {
    const hours = week({ ...workdays, 5: [NINE_TO_FIVE, NIGHT] }, [{ date: '2026-12-25', spans: [] }]);
    expect(weekWords(hours)).toEqual([
      { days: 'Monday to Friday', hours: '9 AM to 5 PM' },
      { days: 'Saturday', hours: '9 AM to 5 PM, 10 PM to 2 AM' },
      { days: 'Sunday', hours: 'Closed' },
      { days: 'Fri, Dec 25, 2026', hours: 'Closed' },
    ]);
    expect(weekWords(readWeek('24/7') ?? EMPTY_WEEK)).toEqual([{ days: 'Every day', hours: 'Open 24 hours' }]);
    expect(weekWords(week({ 5: [NINE_TO_FIVE], 6: [NINE_TO_FIVE] }))[1]?.days).toBe('Saturday and Sunday');
  });
});

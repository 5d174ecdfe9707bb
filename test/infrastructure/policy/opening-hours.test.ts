import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY_MINUTES, dayOf, readLocalTime, weekday } from '../../../domain/hours/local-time.js';
import { isOpenAt, type Schedule } from '../../../domain/hours/schedule.js';
import { writeWeek, type WeekHours } from '../../../domain/hours/week-hours.js';
import { minuteOf } from '../../../domain/hours/week-schedule.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { HORIZON_DAYS, isUnreadable, readHours } from '../../../infrastructure/policy/opening-hours.js';
import { anyWeek } from '../../support/policy/week-arbitraries.js';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431, state: 'TX' };
const TODAY = dayOf('2026-11-25') ?? 0;

const read = (text: string) => readHours(text, AUSTIN, TODAY);
const schedule = (text: string) => read(text) as Schedule;
const openAt = (text: string, time: string) => isOpenAt(schedule(text), readLocalTime(time) ?? 0);

describe('hours in the syntax of OpenStreetMap', () => {
  it('of a plain week are stored without exceptions', () => {
    expect(schedule('Mo-Fr 08:00-12:00,13:00-18:00; Sa 22:00-02:00')).toEqual({
      weekly: [
        ...[0, 1, 2, 3, 4].flatMap((day) => [
          [day * 1440 + 480, day * 1440 + 720],
          [day * 1440 + 780, day * 1440 + 1080],
        ]),
        [5 * 1440 + 1320, 6 * 1440 + 120],
      ],
      exceptions: [],
    });
  });

  it.each([
    ['24/7', '2026-12-25T04:00', true],
    ['Mo-Fr 08:00-22:00; PH off', '2026-11-26T12:00', false],
    ['Mo-Fr 08:00-22:00; PH off', '2026-11-27T12:00', true],
    ['Mo-Su 08:00-20:00; Dec 24-26 off', '2026-12-25T12:00', false],
    ['Apr-Oct 08:00-20:00; Nov-Mar 10:00-16:00', '2026-12-01T09:00', false],
    ['Apr-Oct 08:00-20:00; Nov-Mar 10:00-16:00', '2027-07-01T09:00', true],
    ['Su 20:00-03:00', '2026-11-30T02:00', true],
    ['Mo[1] 10:00-12:00', '2026-12-07T11:00', true],
    ['Mo[1] 10:00-12:00', '2026-12-14T11:00', false],
    ['17:00+', '2026-11-27T18:00', true],
    ['Mo-Fr 9am-5pm', '2026-11-27T16:30', true],
    ['Mo-Su 08:00-18:00 || "by appointment"', '2026-11-27T19:00', false],
    ['off', '2026-11-27T12:00', false],
  ])('%s: on %s it is open: %s', (text, time, isOpen) => {
    expect(openAt(text, time)).toBe(isOpen);
  });

  it('that no clock can decide are unknown', () => {
    expect(read('"by appointment"')).toBeNull();
  });

  it.each(['', 'whenever', 'Mo-Fr 25:00-26:00', 'Mo-Fr 08:00-18:00; SH off', '<script>', '08:00-'.repeat(80)])(
    "'%s' are refused with an example",
    (text) => {
      const found = read(text);
      expect(isUnreadable(found) && found.problem).toContain('Mo-Fr 09:00-17:00');
    },
  );

  it('have at most one exception for each day ahead', () => {
    const { exceptions } = schedule('Apr-Oct 08:00-20:00; Nov-Mar 10:00-16:00');
    expect(exceptions.length).toBeLessThan(HORIZON_DAYS / 2);
    expect(exceptions.map(({ day }) => day)).toEqual([...new Set(exceptions.map(({ day }) => day))].toSorted());
  });
});

/** Returns the open minutes of two weeks: hours belong to the day on which they begin. */
function minutesOf({ days, specials }: WeekHours): boolean[] {
  const open = Array.from({ length: TWO_WEEKS * DAY_MINUTES }, () => false);
  for (let day = -1; day < TWO_WEEKS; day += 1) {
    const special = specials.find(({ date }) => dayOf(date) === MONDAY + day);
    for (const { from, to } of special?.spans ?? days[weekday(MONDAY + day)] ?? []) {
      const end = minuteOf(to) + (to <= from ? DAY_MINUTES : 0);
      open.fill(true, Math.max(0, day * DAY_MINUTES + minuteOf(from)), Math.max(0, day * DAY_MINUTES + end));
    }
  }
  return open.slice(0, TWO_WEEKS * DAY_MINUTES);
}

const openMinutes = (read: Schedule) =>
  Array.from({ length: TWO_WEEKS * DAY_MINUTES }, (_, minute) => isOpenAt(read, MONDAY * DAY_MINUTES + minute));

describe('hours that the form writes', () => {
  it('mean the same minutes to the server', () => {
    fc.assert(
      fc.property(anyWeek, (week) => {
        const dated = {
          ...week,
          specials: week.specials.map((each, index) => ({ ...each, date: DATES[index] ?? '' })),
        };
        const text = writeWeek(dated);
        if (text === '') return;
        const read = readHours(text, AUSTIN, MONDAY) as Schedule;
        expect({ text, open: changesIn(openMinutes(read)) }).toEqual({ text, open: changesIn(minutesOf(dated)) });
      }),
      { numRuns: 300 },
    );
  });

  it('mean the same minutes to the library that reads other hours', () => {
    fc.assert(
      fc.property(anyWeek, (week) => {
        const text = writeWeek({ ...week, specials: [] });
        if (text === '') return;
        // Forms can't show what applies otherwise, so the library reads it. It changes nothing.
        const byLibrary = readHours(`${text} || off`, AUSTIN, MONDAY);
        expect({ text, read: byLibrary }).toEqual({ text, read: readHours(text, AUSTIN, MONDAY) });
      }),
      { numRuns: 300 },
    );
  });

  it('are refused with a sentence that names the day if they overlap', () => {
    const reader = new OsmHoursReader();
    expect(reader.problemIn('Mo 09:00-13:00,12:00-17:00', AUSTIN)).toMatch(/^Monday: The hours overlap/);
    expect(reader.problemIn('Mo-Fr 09:00-13:00,13:00-17:00; PH off', AUSTIN)).toBeNull();
  });

  it('go on after midnight although a rule for the next day follows', () => {
    expect(openAt('Fr 22:00-02:00; Sa 10:00-14:00', '2026-11-28T01:00')).toBe(true);
    expect(openAt('Mo-Su 09:00-17:00; 2026-12-25 off', '2026-12-25T12:00')).toBe(false);
  });
});

const TWO_WEEKS = 14;
const MONDAY = dayOf('2026-11-30') ?? 0;
const DATES = ['2026-12-02', '2026-12-03', '2026-12-12'];

const changesIn = (open: readonly boolean[]) => open.flatMap((each, at) => (each === open[at - 1] ? [] : [[at, each]]));

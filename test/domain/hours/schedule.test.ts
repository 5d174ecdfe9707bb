import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DAY_MINUTES,
  dayOf,
  minuteOfWeek,
  readLocalTime,
  weekday,
  writeDay,
  writeLocalTime,
} from '../../../domain/hours/local-time.js';
import {
  both,
  isAlwaysOpen,
  isOpenAt,
  joined,
  openState,
  rangesOf,
  type Range,
  type Schedule,
} from '../../../domain/hours/schedule.js';

const at = (text: string): number => readLocalTime(text) ?? Number.NaN;
const day = (date: string): number => dayOf(date) ?? Number.NaN;

/** Every weekday from 8 AM to 10 PM, Saturday from 6 PM to 2 AM, closed on Thanksgiving. */
const CAFE: Schedule = {
  weekly: joined([
    ...[0, 1, 2, 3, 4].map((weekDay): Range => [weekDay * DAY_MINUTES + 480, weekDay * DAY_MINUTES + 1320]),
    [5 * DAY_MINUTES + 1080, 6 * DAY_MINUTES + 120],
  ]),
  exceptions: [{ day: day('2026-11-26'), ranges: [] }],
};

const ranges = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 10_079 }), fc.integer({ min: 1, max: 2000 })), { maxLength: 6 })
  .map((starts) => joined(starts.map(([from, length]): Range => [from, Math.min(10_080, from + length)])));
const schedules = fc.record({
  weekly: ranges,
  exceptions: fc
    .uniqueArray(fc.integer({ min: 20_000, max: 20_020 }), { maxLength: 4 })
    .map((days) =>
      days.toSorted((a, b) => a - b).map((each) => ({ day: each, ranges: [[600, 720]] as readonly Range[] })),
    ),
});
const minutes = fc.integer({ min: 20_000 * DAY_MINUTES, max: 20_020 * DAY_MINUTES });

describe('a local time', () => {
  it.each(['2026-11-27T19:00', '2028-02-29T00:00', '1999-12-31T23:59'])('%s is read and written unchanged', (text) => {
    expect(writeLocalTime(at(text))).toBe(text);
  });

  it.each(['', '2026-11-27', '2026-11-31T10:00', '2026-11-27T24:00', '2026-11-27T10:60', '2026-11-27T19:00Z', 'noon'])(
    "'%s' is refused",
    (text) => {
      expect(readLocalTime(text)).toBeNull();
    },
  );

  it.each([
    ['2026-11-23', 0],
    ['2026-11-27', 4],
    ['2026-11-29', 6],
    ['1969-12-29', 0],
  ])('%s is weekday %i, counted from Monday', (date, expected) => {
    expect(weekday(day(date))).toBe(expected);
  });

  it('counts the minutes of a week from Monday', () => {
    expect(minuteOfWeek(at('2026-11-24T08:30'))).toBe(DAY_MINUTES + 510);
  });

  it('names each day by its date', () => {
    fc.assert(fc.property(fc.integer({ min: -1000, max: 40_000 }), (each) => expect(day(writeDay(each))).toBe(each)));
  });
});

describe('opening hours', () => {
  it.each([
    ['2026-11-27T07:59', false],
    ['2026-11-27T08:00', true],
    ['2026-11-27T21:59', true],
    ['2026-11-27T22:00', false],
    ['2026-11-29T01:59', true],
    ['2026-11-29T02:00', false],
    ['2026-11-26T12:00', false],
    ['2026-12-03T12:00', true],
  ])('say of %s that the place is open: %s', (time, expected) => {
    expect(isOpenAt(CAFE, at(time))).toBe(expected);
  });

  it.each([
    ['while it is open, when it closes', '2026-11-27T19:00', true, '2026-11-27T22:00'],
    ['over midnight, when it closes', '2026-11-28T23:00', true, '2026-11-29T02:00'],
    ['while it is closed, when it opens', '2026-11-29T12:00', false, '2026-11-30T08:00'],
    ['before a holiday, the day after it', '2026-11-25T22:30', false, '2026-11-27T08:00'],
  ])('tell, %s', (_, time, isOpen, changesAt) => {
    expect(openState(CAFE, at(time))).toEqual({ isOpen, changesAt: at(changesAt) });
  });

  it('name no change for a place that never opens or never closes', () => {
    const always: Schedule = { weekly: [[0, 7 * DAY_MINUTES]], exceptions: [] };
    expect(openState({ weekly: [], exceptions: [] }, 0)).toEqual({ isOpen: false, changesAt: null });
    expect(openState(always, 0)).toEqual({ isOpen: true, changesAt: null });
    expect([isAlwaysOpen(always), isAlwaysOpen(CAFE)]).toEqual([true, false]);
  });

  it('are the same by minute, by day, and by the next change', () => {
    fc.assert(
      fc.property(schedules, minutes, (schedule, minute) => {
        const ofDay = minute - Math.floor(minute / DAY_MINUTES) * DAY_MINUTES;
        const isOpen = isOpenAt(schedule, minute);
        const inDay = rangesOf(schedule, Math.floor(minute / DAY_MINUTES));
        expect(inDay.some(([from, to]) => from <= ofDay && ofDay < to)).toBe(isOpen);
        const state = openState(schedule, minute);
        expect(state.isOpen).toBe(isOpen);
        if (state.changesAt === null) return;
        expect(isOpenAt(schedule, state.changesAt)).toBe(!isOpen);
        expect(isOpenAt(schedule, state.changesAt - 1)).toBe(isOpen);
      }),
    );
  });

  it('of two schedules are those that both have', () => {
    fc.assert(
      fc.property(schedules, schedules, minutes, (one, other, minute) => {
        expect(isOpenAt(both(one, other), minute)).toBe(isOpenAt(one, minute) && isOpenAt(other, minute));
      }),
    );
  });
});

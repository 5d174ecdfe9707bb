import { DAY_MS } from '../shared/days.js';

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const;

/** Federal holidays on a fixed date (5 U.S.C. 6103): month from 1, day. */
const FIXED: readonly (readonly [number, number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];

/** The other federal holidays: month, weekday, and which one in the month; -1 is the last. */
const FLOATING: readonly (readonly [number, number, number])[] = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
];

/** Returns the start (UTC) of the `count`th business day after a moment, skipping weekends and federal holidays. */
export function businessDayAfter(moment: Date, count: number): Date {
  let day = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (isBusinessDay(new Date(day))) left -= 1;
  }
  return new Date(day);
}

function isBusinessDay(day: Date): boolean {
  return !isWeekend(day) && !isHoliday(day) && !standsInForHoliday(day);
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === SUNDAY || day.getUTCDay() === SATURDAY;
}

/** Whether a holiday is observed on this day: a Saturday holiday on Friday, a Sunday holiday on Monday. */
function standsInForHoliday(day: Date): boolean {
  const near = (days: number, weekday: number): boolean => {
    const other = new Date(day.getTime() + days * DAY_MS);
    return other.getUTCDay() === weekday && isHoliday(other);
  };
  return near(1, SATURDAY) || near(-1, SUNDAY);
}

function isHoliday(day: Date): boolean {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  if (FIXED.some((fixed) => fixed[0] === month && fixed[1] === date)) return true;
  return FLOATING.some(
    ([inMonth, weekday, which]) => inMonth === month && weekday === day.getUTCDay() && isThe(which, day),
  );
}

/** Whether the day is the nth (or, for -1, the last) of its weekday in the month. */
function isThe(which: number, day: Date): boolean {
  const date = day.getUTCDate();
  if (which > 0) return Math.ceil(date / 7) === which;
  return new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
}

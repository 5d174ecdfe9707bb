import { DAY_MINUTES, dayNumber, minuteOfWeek, weekday, WEEK_MINUTES, type LocalMinute } from './local-time.js';

/** Minutes from the first up to, but without, the second. */
export type Range = readonly [from: number, to: number];

/** When a place is open, in its local time. */
export interface Schedule {
  /** Ranges of the minutes of a week, 0 to 10,080 from Monday 12:00 AM. Sorted, disjoint, and not adjacent. */
  readonly weekly: readonly Range[];
  /** Days, counted from 1970, on which the week doesn't apply, with their open minutes of the day. Sorted by day. */
  readonly exceptions: readonly DayHours[];
}

export interface DayHours {
  readonly day: number;
  /** Ranges of the minutes of that day, 0 to 1,440. Sorted and disjoint. None if the place is closed that day. */
  readonly ranges: readonly Range[];
}

/** Whether a place is open at a time, and when that changes. */
export interface OpenState {
  readonly isOpen: boolean;
  /** Null if it doesn't change within `LOOK_AHEAD_DAYS`. */
  readonly changesAt: LocalMinute | null;
}

/** Product decision: how far the next change is looked for, in days. A place that opens later has no next time. */
export const LOOK_AHEAD_DAYS = 14;

/**
 * Days whose exceptions a business in a list has: enough to look ahead on a page that has been open for a week. Most
 * places have none; those that open at sunrise have one for each day.
 */
export const CARD_HOURS_DAYS = LOOK_AHEAD_DAYS + 7;

/** Returns ranges sorted, with overlapping and adjacent ones joined. Empty ranges are left out. */
export function joined(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.filter(([start, end]) => end > start).toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** Returns whether a place is open at a minute. */
export function isOpenAt({ weekly, exceptions }: Schedule, minute: LocalMinute): boolean {
  const day = dayNumber(minute);
  const exception = exceptions.find((each) => each.day === day);
  const [ranges, at] =
    exception === undefined ? [weekly, minuteOfWeek(minute)] : [exception.ranges, minute - day * DAY_MINUTES];
  return ranges.some(([from, to]) => from <= at && at < to);
}

/** Returns the open ranges of a day, in minutes of that day. */
export function rangesOf({ weekly, exceptions }: Schedule, day: number): Range[] {
  const exception = exceptions.find((each) => each.day === day);
  if (exception !== undefined) return [...exception.ranges];
  const start = weekday(day) * DAY_MINUTES;
  return weekly
    .filter(([from, to]) => from < start + DAY_MINUTES && to > start)
    .map(([from, to]) => [Math.max(from - start, 0), Math.min(to - start, DAY_MINUTES)]);
}

/** Returns whether a place is open at a minute, and the next minute at which that changes. */
export function openState(schedule: Schedule, minute: LocalMinute): OpenState {
  const isOpen = isOpenAt(schedule, minute);
  const first = dayNumber(minute);
  let openUntil = minute;
  for (let day = first; day <= first + LOOK_AHEAD_DAYS; day += 1) {
    for (const [from, to] of rangesOf(schedule, day)) {
      const start = day * DAY_MINUTES + from;
      if (!isOpen && start > minute) return { isOpen, changesAt: start };
      // Joined over midnight, so that a bar that closes at 2 AM doesn't close at 12.
      if (isOpen && start > openUntil) return { isOpen, changesAt: openUntil };
      openUntil = Math.max(openUntil, day * DAY_MINUTES + to);
    }
  }
  const isKnown = isOpen && openUntil < (first + LOOK_AHEAD_DAYS + 1) * DAY_MINUTES;
  return { isOpen, changesAt: isKnown ? openUntil : null };
}

/** Whether a place never closes. */
export function isAlwaysOpen({ weekly, exceptions }: Schedule): boolean {
  const [only] = weekly;
  return weekly.length === 1 && only?.[0] === 0 && only[1] === WEEK_MINUTES && exceptions.length === 0;
}

/** Returns the schedule of the minutes at which both are open. */
export function both(one: Schedule, other: Schedule): Schedule {
  const days = [...new Set([...one.exceptions, ...other.exceptions].map(({ day }) => day))].toSorted((a, b) => a - b);
  return {
    weekly: shared(one.weekly, other.weekly),
    exceptions: days.map((day) => ({ day, ranges: shared(rangesOf(one, day), rangesOf(other, day)) })),
  };
}

/** Both lists are sorted, so each range is visited once or twice. */
function shared(one: readonly Range[], other: readonly Range[]): Range[] {
  const result: Range[] = [];
  let next = 0;
  for (const [from, to] of one) {
    for (let range = other[next]; range !== undefined && range[0] < to; range = other[(next += 1)]) {
      if (range[1] > from) result.push([Math.max(from, range[0]), Math.min(to, range[1])]);
      // The rest of it may be in the following ranges.
      if (range[1] > to) break;
    }
  }
  return result;
}

import { DAY_MINUTES, dayNumber, weekday as weekdayOf } from '../hours/local-time.js';
import type { AlertFrequency } from './alert.js';

/** When a member wants an alert's emails. */
export interface DigestSchedule {
  readonly frequency: AlertFrequency;
  /** 0 for Monday to 6 for Sunday; null for daily emails. */
  readonly weekday: number | null;
  /** 0 to 23, in the time zone. */
  readonly hour: number;
  /** IANA name, such as America/Chicago. */
  readonly timeZone: string;
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = DAY_MINUTES * MS_PER_MINUTE;

/** More than there are time zones. Names ignore case, so one time zone has many spellings. */
const MAX_CLOCKS = 1_000;

/** Clocks by time zone: making one takes longer than reading it. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

export function isSameSchedule(one: DigestSchedule, other: DigestSchedule): boolean {
  const isSameTime = one.hour === other.hour && one.timeZone === other.timeZone;
  return isSameTime && one.frequency === other.frequency && one.weekday === other.weekday;
}

/** Returns whether a text is the name of a time zone. An offset such as +01:00 isn't: it has no daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the first moment after `after` at which an email is due. If clocks skip the hour that day, it is the moment after
 * the gap; if the hour occurs twice, the first one. Not on the day, in the time zone, of the last email. A time zone that
 * this server doesn't know, as after a restore on an older one, counts as UTC: one alert must not stop the emails of all.
 */
export function nextDue(schedule: DigestSchedule, after: Date, lastSent: Date | null = null): Date {
  const { frequency, weekday, hour } = schedule;
  const timeZone = isTimeZone(schedule.timeZone) ? schedule.timeZone : 'UTC';
  const first = localDay(after, timeZone);
  const used = lastSent === null ? -Infinity : localDay(lastSent, timeZone);
  for (let day = first; ; day += 1) {
    if (day <= used || (frequency === 'weekly' && weekdayOf(day) !== weekday)) continue;
    const due = momentOf(day, hour, timeZone);
    if (due > after) return due;
  }
}

function localDay(moment: Date, timeZone: string): number {
  return dayNumber(localMs(moment, timeZone) / MS_PER_MINUTE);
}

function momentOf(day: number, hour: number, timeZone: string): Date {
  const wanted = day * MS_PER_DAY + hour * 60 * MS_PER_MINUTE;
  // The offsets of the days before and after. They differ if clocks change in between.
  const [before, later] = [wanted - MS_PER_DAY, wanted + MS_PER_DAY].map(
    (ms) => wanted - (localMs(new Date(ms), timeZone) - ms),
  ) as [number, number];
  const exact = [before, later].filter((ms) => localMs(new Date(ms), timeZone) === wanted);
  return new Date(exact.length === 0 ? before : Math.min(...exact));
}

/** Returns what a clock in the time zone shows, as milliseconds since 1970 on that clock. */
function localMs(moment: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  if (CLOCKS.size >= MAX_CLOCKS) CLOCKS.clear();
  CLOCKS.set(timeZone, clock);
  return clock;
}

import { createRequire } from 'node:module';
import type OpeningHours from 'opening_hours';
import { dayNumber, DAY_MINUTES, WEEK_MINUTES, weekday, type LocalMinute } from '../../domain/hours/local-time.js';
import { joined, type Range, type Schedule } from '../../domain/hours/schedule.js';
import { isFinished, readWeek } from '../../domain/hours/week-hours.js';
import { scheduleOfWeek } from '../../domain/hours/week-schedule.js';

/** Where a place is: holidays differ by state, and sunrise by position. */
export interface HoursPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Two letters. */
  readonly state: string | null;
}

/** Hours that can't be read. */
export interface UnreadableHours {
  /** A sentence for the person. */
  readonly problem: string;
}

/** Days ahead that dated exceptions are stored for. Later, the week applies. A nightly job reads them again in time. */
export const HORIZON_DAYS = 400;

const require = createRequire(import.meta.url);
/**
 * Loads the library when the first hours need it: few do, and it takes 4 MB and a tenth of a second. Later calls get the
 * same one.
 */
const openingHours = (): typeof OpeningHours => require('opening_hours') as typeof OpeningHours;

const UNREADABLE: UnreadableHours = {
  problem: 'We can’t read these opening hours. Write them like this: Mo-Fr 09:00-17:00; Sa 10:00-14:00',
};

/** Distances of the equator: hours that depend on the sun are rare, and a place without a pin has no sunrise. */
const NOWHERE = { lat: 39.8, lon: -98.6 };

/** Open, and its end is a guess of the library because the hours are written like '17:00+'. */
const OPEN_END = /open end/;

/**
 * Returns the schedule of hours in OpenStreetMap's syntax, from the first day on; null if they only say something that
 * no clock can decide, such as 'by appointment'. The library reads and writes times of this process's time zone, so days
 * on which its clocks change can be an hour off; with TZ=UTC none are.
 */
export function readHours(text: string, place: HoursPlace, firstDay: number): Schedule | null | UnreadableHours {
  // School holidays are not defined for the United States, and the library writes a page about that.
  if (/\bSH\b/.test(text)) return UNREADABLE;
  // Hours that a form can show are read by the form's rules. The library would end 'Fr 22:00-02:00; Sa 10:00-14:00' at
  // midnight, and open a bar after the midnight of a date on which it is closed.
  const week = text.trim() === '' ? null : readWeek(text);
  if (week !== null) return isFinished(week) ? scheduleOfWeek(week, firstDay, HORIZON_DAYS) : UNREADABLE;
  try {
    const Library = openingHours();
    const hours = new Library(text, surroundings(place), {
      locale: 'en',
      mode: 0,
      tag_key: 'opening_hours',
    } as never);
    if (hours.isWeekStable()) return weeklyOf(rangesIn(hours, mondayBefore(firstDay), 7));
    return datedOf(rangesIn(hours, firstDay, HORIZON_DAYS), firstDay);
  } catch {
    // The library throws texts and errors, for wrong syntax as well as for holidays that it doesn't know.
    return UNREADABLE;
  }
}

export const isUnreadable = (read: Schedule | null | UnreadableHours): read is UnreadableHours =>
  read !== null && 'problem' in read;

function surroundings({ latitude, longitude, state }: HoursPlace) {
  const point = latitude === null || longitude === null ? NOWHERE : { lat: latitude, lon: longitude };
  return { ...point, address: { country_code: 'us', country: 'United States', state: state ?? '' } };
}

/** Definite opening times as local minutes; null if there are only indefinite ones. */
function rangesIn(hours: OpeningHours, firstDay: number, days: number): Range[] | null {
  const intervals = hours.getOpenIntervals(timeOf(firstDay), timeOf(firstDay + days));
  const definite = intervals.filter(([, , isUnknown, comment]) => !isUnknown || OPEN_END.test(comment ?? ''));
  if (definite.length === 0 && intervals.length > 0) return null;
  return joined(definite.map(([from, to]): Range => [minuteOf(from), minuteOf(to)]));
}

const MS_PER_DAY = 86_400_000;

const timeOf = (day: number): Date => {
  const utc = new Date(day * MS_PER_DAY);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
};

const minuteOf = (time: Date): LocalMinute =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate(), time.getHours(), time.getMinutes()) / 60_000;

const mondayBefore = (day: number): number => day - weekday(day);

/** A week from Monday, with minutes counted from its start. */
function weeklyOf(ranges: Range[] | null): Schedule | null {
  if (ranges === null) return null;
  const [first] = ranges;
  if (first === undefined) return { weekly: [], exceptions: [] };
  const start = mondayBefore(dayNumber(first[0])) * DAY_MINUTES;
  const weekly = ranges.map(([from, to]): Range => [from - start, Math.min(to - start, WEEK_MINUTES)]);
  return { weekly: joined(weekly), exceptions: [] };
}

/** Each weekday's most frequent hours, and the days that differ from them. */
function datedOf(ranges: Range[] | null, firstDay: number): Schedule | null {
  if (ranges === null) return null;
  const days = Array.from({ length: HORIZON_DAYS }, (_, index) => firstDay + index);
  const hours = byDay(ranges, days);
  const usual = Array.from({ length: 7 }, (_, weekDay) =>
    mostFrequent(hours.filter(({ day }) => weekday(day) === weekDay).map((each) => each.ranges)),
  );
  const weekly = usual.flatMap((of, weekDay) =>
    of.map(([from, to]): Range => [weekDay * DAY_MINUTES + from, weekDay * DAY_MINUTES + to]),
  );
  const differs = ({ day, ranges: of }: (typeof hours)[number]) => textOf(of) !== textOf(usual[weekday(day)] ?? []);
  return { weekly: joined(weekly), exceptions: hours.filter(differs) };
}

/** Returns the ranges of each day, in minutes of that day. Both lists are sorted, so each range is visited once. */
function byDay(ranges: readonly Range[], days: readonly number[]) {
  let next = 0;
  return days.map((day) => {
    const [start, end] = [day * DAY_MINUTES, (day + 1) * DAY_MINUTES];
    const found: Range[] = [];
    for (let index = next; index < ranges.length; index += 1) {
      const [from, to] = ranges[index] ?? [0, 0];
      if (from >= end) break;
      found.push([Math.max(from, start) - start, Math.min(to, end) - start]);
      if (to <= end) next = index + 1;
    }
    return { day, ranges: joined(found) };
  });
}

const textOf = (ranges: readonly Range[]): string => JSON.stringify(ranges);

function mostFrequent(values: readonly (readonly Range[])[]): readonly Range[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(textOf(value), (counts.get(textOf(value)) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best === undefined ? [] : (JSON.parse(best[0]) as readonly Range[]);
}

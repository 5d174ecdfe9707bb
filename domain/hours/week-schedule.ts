import { DAY_MINUTES, dayOf, WEEK_MINUTES, weekday } from './local-time.js';
import { joined, type DayHours, type Range, type Schedule } from './schedule.js';
import { isPastMidnight, type Span, type WeekHours } from './week-hours.js';

/**
 * Returns the schedule of a form's hours, with the special dates among a number of days. Hours belong to the day on which
 * they begin: those of the evening before go on after midnight, even into a date that is closed.
 */
export function scheduleOfWeek(week: WeekHours, firstDay: number, days: number): Schedule {
  const usual = week.days.map((spans) => spans.map(rangeOf));
  const all = usual.flatMap((ranges, day) => ranges.map(([from, to]): Range => [day * DAY_MINUTES + from, day * DAY_MINUTES + to])); // prettier-ignore
  const weekly = joined([...all, ...all.map(([, to]): Range => [0, to - WEEK_MINUTES])]);
  const specials = new Map(week.specials.map(({ date, spans }) => [dayOf(date), spans.map(rangeOf)]));
  const begunOn = (day: number) => specials.get(day) ?? usual[weekday(day)] ?? [];
  const hoursOf = (day: number): DayHours => ({
    day,
    ranges: cut([...begunOn(day), ...begunOn(day - 1).map(([, to]): Range => [0, to - DAY_MINUTES])]),
  });
  const usualOn = (day: number) =>
    cut(weekly.map(([from, to]): Range => [from - weekday(day) * DAY_MINUTES, to - weekday(day) * DAY_MINUTES]));
  const isUsual = ({ day, ranges }: DayHours) => JSON.stringify(ranges) === JSON.stringify(usualOn(day));
  const touched = [...specials.keys()].flatMap((day) => (day === null ? [] : [day, day + 1]));
  const dates = [...new Set(touched)].filter((day) => day >= firstDay && day < firstDay + days);
  const exceptions = dates.toSorted((a, b) => a - b).map(hoursOf).filter((each) => !isUsual(each)); // prettier-ignore
  return { weekly: joined(weekly.map(([from, to]) => [from, Math.min(to, WEEK_MINUTES)])), exceptions };
}

/** Returns the part of ranges that is within their day. */
const cut = (ranges: readonly Range[]): Range[] =>
  joined(ranges.map(([from, to]) => [Math.max(0, from), Math.min(DAY_MINUTES, to)]));

/** Returns minutes of the day on which a span begins. Its end may be on the next day. */
export function rangeOf(span: Span): Range {
  const end = span.to === '00:00' ? DAY_MINUTES : minuteOf(span.to);
  return [minuteOf(span.from), end + (isPastMidnight(span) ? DAY_MINUTES : 0)];
}

/** Returns the minute of the day of a time such as '09:00'. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

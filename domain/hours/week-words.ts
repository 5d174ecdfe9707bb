import { clockTime, dateWords, WEEKDAYS } from './hours-words.js';
import { dayOf } from './local-time.js';
import type { Span, WeekHours } from './week-hours.js';
import { minuteOf } from './week-schedule.js';

/** A line of hours for people. */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/**
 * Returns hours for people, with equal neighboring days in one line: 'Monday to Friday', '9 AM to 5 PM'. Times that are
 * missing are left out.
 */
export function weekWords({ days, specials }: WeekHours): readonly HoursLine[] {
  const hours = days.map(spansWords);
  const starts = hours.flatMap((each, day) => (day > 0 && hours[day - 1] === each ? [] : [day]));
  const week = starts.map((day, index) => {
    const last = (starts[index + 1] ?? days.length) - 1;
    return { days: daysWords(day, last), hours: hours[day] ?? '' };
  });
  const dates = specials.flatMap(({ date, spans }) => {
    const day = dayOf(date);
    return day === null ? [] : [{ days: `${dateWords(day)}, ${date.slice(0, 4)}`, hours: spansWords(spans) }];
  });
  return [...week, ...dates];
}

function daysWords(first: number, last: number): string {
  if (first === 0 && last === WEEKDAYS.length - 1) return 'Every day';
  const [from, to] = [WEEKDAYS[first] ?? '', WEEKDAYS[last] ?? ''];
  if (first === last) return from;
  return last === first + 1 ? `${from} and ${to}` : `${from} to ${to}`;
}

function spansWords(spans: readonly Span[]): string {
  const whole = spans.filter(({ from, to }) => from !== '' && to !== '');
  if (whole.some(({ from, to }) => from === '00:00' && to === '00:00')) return 'Open 24 hours';
  const words = whole.map(({ from, to }) => `${clockTime(minuteOf(from))} to ${clockTime(minuteOf(to))}`);
  return words.length === 0 ? 'Closed' : words.join(', ');
}

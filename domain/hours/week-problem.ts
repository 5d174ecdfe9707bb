import { WEEKDAYS } from './hours-words.js';
import { DAY_MINUTES, WEEK_MINUTES } from './local-time.js';
import type { Range } from './schedule.js';
import { readWeek, type Span, type SpecialDate, type WeekHours } from './week-hours.js';
import { rangeOf } from './week-schedule.js';

const MISSING_TIME = 'Enter both times, or remove the line';
const MISSING_DATE = 'Choose the date, or remove the line';
const SAME_TIMES = 'Enter two different times. For 24 hours, enter 12:00 AM twice';

/**
 * Returns what is wrong with hours that a form can show, as a sentence that names the day: a missing time or date, two
 * equal times, or hours that overlap. Null if nothing is, or if a form can't show them.
 */
export function hoursProblem(text: string): string | null {
  const week = readWeek(text);
  return week === null ? null : (problemOfDays(week) ?? overlapIn(week) ?? problemOfDates(week.specials));
}

function problemOfDays({ days }: WeekHours): string | null {
  const problems = days.map((spans, day) => {
    const problem = spans.map(problemOfSpan).find((each) => each !== null);
    return problem === undefined ? null : `${WEEKDAYS[day]}: ${problem}.`;
  });
  return problems.find((each) => each !== null) ?? null;
}

function problemOfDates(specials: readonly SpecialDate[]): string | null {
  for (const { date, spans } of specials) {
    const ranges = spans.map(rangeOf);
    const problem =
      (date === '' ? MISSING_DATE : null) ??
      spans.map(problemOfSpan).find((each) => each !== null) ??
      (hasOverlap(ranges) ? 'The hours overlap. Change or remove one of them' : null);
    if (problem !== null) return `${date === '' ? 'Special date' : date}: ${problem}.`;
    if (specials.filter((each) => each.date === date).length > 1) return `${date}: Enter each date only once.`;
  }
  return null;
}

function problemOfSpan(span: Span): string | null {
  if (span.from === '' || span.to === '') return MISSING_TIME;
  return span.from === span.to && span.from !== '00:00' ? SAME_TIMES : null;
}

/** Returns the first day on which hours overlap, also with those that began the evening before. */
function overlapIn({ days }: WeekHours): string | null {
  const ranges = days.flatMap((spans, day) =>
    spans.map(rangeOf).map(([from, to]): Range => [day * DAY_MINUTES + from, day * DAY_MINUTES + to]),
  );
  // Sunday's hours may go on into Monday.
  const around = ranges.flatMap(([from, to]): Range[] => [[from, to], [from - WEEK_MINUTES, to - WEEK_MINUTES]]); // prettier-ignore
  const day = days.findIndex((_, index) =>
    hasOverlap(around.filter(([from, to]) => from < (index + 1) * DAY_MINUTES && to > index * DAY_MINUTES)),
  );
  return day === -1 ? null : `${WEEKDAYS[day]}: The hours overlap. Change or remove one of them.`;
}

function hasOverlap(ranges: readonly Range[]): boolean {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  return sorted.some(([, to], index) => (sorted[index + 1]?.[0] ?? Infinity) < to);
}

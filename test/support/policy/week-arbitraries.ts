import fc from 'fast-check';
import { EMPTY_WEEK, type Span, type WeekHours } from '../../../domain/hours/week-hours.js';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const span: fc.Arbitrary<Span> = fc
  .record({ from: time, to: time })
  .filter(({ from, to }) => from !== to || from === '00:00');

const date = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

const weekOf = (spans: fc.Arbitrary<Span>, dates: fc.Arbitrary<string>): fc.Arbitrary<WeekHours> => {
  // Few different days, so that many are equal.
  const day = fc.array(spans, { maxLength: 3 });
  const days = fc
    .tuple(fc.array(day, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(), { minLength: 7, maxLength: 7 }))
    .map(([kinds, chosen]) => EMPTY_WEEK.days.map((_, index) => kinds[(chosen[index] ?? 0) % kinds.length] ?? []));
  const specials = fc
    .uniqueArray(fc.record({ date: dates, spans: day }), { maxLength: 3, selector: (each) => each.date })
    .map((each) => each.toSorted((one, other) => (one.date < other.date ? -1 : 1)));
  return fc.record({ days, specials });
};

/** Hours without a missing time or date. They may overlap. */
export const anyWeek = weekOf(span, date);

/** Hours in which times and dates may be missing. */
export const unfinishedWeek = weekOf(
  fc.record({ from: fc.oneof(time, fc.constant('')), to: fc.oneof(time, fc.constant('')) }),
  fc.oneof(date, fc.constant('')),
);

import { dayOf } from './local-time.js';

/** A range of hours as people enter it: two times such as '09:00'; '' while a time is missing. */
export interface Span {
  readonly from: string;
  /** At or before `from` means the next day; '00:00' means midnight at the end of the day. */
  readonly to: string;
}

/** A date on which the week doesn't apply, from midnight to midnight. */
export interface SpecialDate {
  /** '2026-12-25'; '' while none is chosen. */
  readonly date: string;
  /** None if closed. */
  readonly spans: readonly Span[];
}

/** Opening hours as a form can edit them. */
export interface WeekHours {
  /** Seven days from Monday. A day without spans is closed. */
  readonly days: readonly (readonly Span[])[];
  readonly specials: readonly SpecialDate[];
}

export const EMPTY_WEEK: WeekHours = { days: [[], [], [], [], [], [], []], specials: [] };

/** A day that never closes. */
export const ALL_DAY: Span = { from: '00:00', to: '00:00' };

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Written for a date that isn't chosen yet, so that a draft keeps its hours. */
const NO_DATE = '?';

/**
 * Returns hours in OpenStreetMap's syntax: 'Mo-Fr 09:00-17:00; Sa 10:00-14:00; 2026 Dec 25 off'. Missing times stay
 * missing ('Mo 09:00-'), so that `readWeek` returns what was typed. Empty if nothing is entered.
 */
export function writeWeek({ days, specials }: WeekHours): string {
  const texts = days.map((spans) => spans.map(writeSpan).join(','));
  const rules = [...new Set(texts)].filter((text) => text !== '');
  const weekly = rules.map((text) => `${daysWithin(texts, text)} ${text}`);
  // After a semicolon, a rule for Saturday would cut Friday's hours at midnight. After a comma, it adds to them.
  const goesOn = days.some((spans) => spans.some(isPastMidnight));
  const isAlways = texts.every((text) => text === writeSpan(ALL_DAY));
  const dates = specials.map(({ date, spans }) => `${writeDate(date)} ${spans.map(writeSpan).join(',') || 'off'}`);
  if (isAlways && dates.length === 0) return '24/7';
  return [...(weekly.length > 0 ? [weekly.join(goesOn ? ', ' : '; ')] : []), ...dates].join('; ');
}

const writeSpan = ({ from, to }: Span): string => `${from}-${to === '00:00' ? '24:00' : to}`;

function writeDate(date: string): string {
  const [year, month, day] = date.split('-');
  return date === '' ? NO_DATE : `${year} ${MONTHS[Number(month) - 1]} ${day}`;
}

/** Returns the days with this text: 'Mo-Fr', 'Mo,We-Fr'. */
function daysWithin(texts: readonly string[], text: string): string {
  const runs: [number, number][] = [];
  for (const [day, each] of texts.entries()) {
    const last = runs.at(-1);
    if (each !== text) continue;
    if (last?.[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([from, to]) => (from === to ? DAYS[from] : `${DAYS[from]}-${DAYS[to]}`)).join(',');
}

/** Whether a span ends on the next day. */
export const isPastMidnight = ({ from, to }: Span): boolean => to !== '' && to !== '00:00' && to <= from;

/** Whether no time and no date is missing. */
export const isFinished = ({ days, specials }: WeekHours): boolean =>
  [...days, ...specials.map(({ spans }) => spans)].flat().every(({ from, to }) => from !== '' && to !== '') &&
  specials.every(({ date }) => date !== '');

const TIME = String.raw`\d{1,2}:\d{2}`;
const SPAN = new RegExp(String.raw`^(${TIME})?\s*[-–]\s*(${TIME})?$`);
const DAY = DAYS.join('|');
const RULE = new RegExp(String.raw`^(?:((?:${DAY})(?:\s*[-,]\s*(?:${DAY}))*)\b:?\s*)?([-\d].*|off|closed)$`, 'i');
const DATE = new RegExp(String.raw`^(?:(\d{4})[ -](\d{2}|[a-z]{3})[ -](\d{1,2})|(\?))\s+(.+)$`, 'i');
/** A comma between two rules, not one in a list of days or times. */
const NEXT_RULE = new RegExp(String.raw`(?<=:\d\d|[-–]|off|closed)\s*,\s*(?=(?:${DAY})\b|\d{4}[ -])`, 'i');

/** Returns hours from OpenStreetMap's syntax; null if a form can't show them. Reads at least what `writeWeek` writes. */
export function readWeek(text: string): WeekHours | null {
  let week = EMPTY_WEEK;
  if (text.trim() === '') return week;
  for (const part of text.split(';').filter((each, index) => index === 0 || each.trim() !== '')) {
    for (const [index, rule] of part.split(NEXT_RULE).entries()) {
      const next = withRule(week, rule.trim(), index > 0);
      if (next === null) return null;
      week = next;
    }
  }
  return week;
}

function withRule(week: WeekHours, rule: string, isAdded: boolean): WeekHours | null {
  const [, year, month, day, noDate, hours] = DATE.exec(rule) ?? [];
  if (hours !== undefined) return withSpecial(week, noDate === undefined ? dateOf(year, month, day) : '', hours);
  // A week after a date would apply to that date, too.
  if (week.specials.length > 0) return null;
  const [, named = 'Mo-Su', times = ''] = /^24\/7$/.test(rule) ? ['', 'Mo-Su', '00:00-24:00'] : (RULE.exec(rule) ?? []);
  const [within, spans] = [readDays(named), readSpans(times)];
  // An added 'off' says nothing about the hours before it.
  if (within === null || spans === null || (isAdded && spans.length === 0)) return null;
  const merged = week.days.map((before, index) =>
    within.has(index) ? (isAdded ? [...before, ...spans] : spans) : before,
  );
  return { ...week, days: merged };
}

function withSpecial({ days, specials }: WeekHours, date: string | null, hours: string): WeekHours | null {
  const spans = readSpans(hours);
  if (date === null || spans === null) return null;
  return { days, specials: [...specials, { date, spans }] };
}

function dateOf(year = '', month = '', day = ''): string | null {
  const named = MONTHS.findIndex((each) => each.toLowerCase() === month.toLowerCase()) + 1;
  const date = `${year}-${named === 0 ? month : String(named).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayOf(date) === null ? null : date;
}

function readDays(text: string): ReadonlySet<number> | null {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const [from = -1, to = from, ...rest] = part.split('-').map(dayNamed);
    if (from < 0 || to < 0 || rest.length > 0) return null;
    // 'Sa-Mo' goes over the end of the week.
    for (let day = from; ; day = (day + 1) % DAYS.length) {
      found.add(day);
      if (day === to) break;
    }
  }
  return found;
}

const dayNamed = (name: string): number => DAYS.findIndex((day) => day.toLowerCase() === name.trim().toLowerCase());

function readSpans(text: string): Span[] | null {
  if (/^(?:off|closed)$/i.test(text.trim())) return [];
  const spans = text.split(',').map((part) => {
    const read = SPAN.exec(part.trim());
    if (read === null) return null;
    const [from, to] = [clock(read[1] ?? '', 24), clock(read[2] ?? '', 49)];
    return from === null || to === null ? null : { from, to };
  });
  return spans.every((span) => span !== null) ? spans : null;
}

/** Returns a time with two digits, as '02:00' for '26:00', which means the next day; null if it isn't one. */
function clock(text: string, hours: number): string | null {
  if (text === '') return '';
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  if (hour >= hours || minute > 59 || (hour === 48 && minute > 0)) return null;
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

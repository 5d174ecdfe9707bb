import { clockTime, WEEKDAYS } from './hours-words.js';
import { readWeek, type WeekHours } from './week-hours.js';
import { minuteOf } from './week-schedule.js';
import { weekWords, type HoursLine } from './week-words.js';

/** Product decision: special dates that a sentence names. A form shows all of them. */
const MAX_DATES = 4;

/** What a sentence says about hours that have no short form. */
const VARYING = 'they vary, so ask before you go';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * Returns hours in OpenStreetMap's syntax as words for a sentence: 'Monday to Friday, 8 AM to 6 PM; closed Saturday and
 * Sunday'. Hours with rules that have no short form in words only say that they vary.
 */
export const hoursInWords = (text: string): string => shortForm(text) ?? VARYING;

/** Returns the same for a line of its own: 'Monday to Friday, 8 AM to 6 PM'; hours without a short form as they are. */
export function hoursLine(text: string): string {
  const words = shortForm(text) ?? text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shortForm(text: string): string | null {
  const week = text.trim() === '' ? null : readWeek(text);
  return week === null ? rulesInWords(text) : weekInWords(week);
}

function weekInWords(week: WeekHours): string {
  const lines = weekWords(week);
  const usual = lines.slice(0, lines.length - week.specials.filter(({ date }) => date !== '').length);
  const dates = lines.slice(usual.length);
  const kinds = [...new Set(usual.map(({ hours }) => hours))];
  const inOrder = [...kinds.filter((hours) => hours !== CLOSED), ...kinds.filter((hours) => hours === CLOSED)];
  const words = inOrder.map((hours) =>
    lineWords({
      days: LIST.format(usual.filter((line) => line.hours === hours).flatMap(({ days }) => days.split(' and '))),
      hours,
    }),
  );
  const more = dates.length > MAX_DATES ? ['other hours on some more dates'] : [];
  return [...words, ...dates.slice(0, MAX_DATES).map(lineWords), ...more].join('; ');
}

const CLOSED = 'Closed';

function lineWords({ days, hours }: HoursLine): string {
  const named = days === 'Every day' ? 'every day' : days;
  if (hours === CLOSED) return `closed ${named}`;
  return `${named}, ${hours === 'Open 24 hours' ? '24 hours' : LIST.format(hours.split(', '))}`;
}

/** A part of a rule: when it applies, or what is then. */
interface Part {
  readonly kind: 'when' | 'hours' | 'comment' | 'next' | 'gap';
  readonly words: string;
}

/** Returns the words for the whole text of a part, and for what is within its quotation marks; null if it has none. */
type Read = (all: string, quoted: string) => string | null;

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');
const ORDINALS: Readonly<Record<string, string>> = {
  ...{ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', '-1': 'last' },
};

const DAY = String.raw`(?:${DAYS.join('|')}|PH|SH)(?![a-z])(?:\[-?\d(?:,-?\d)*\])?`;
const DAY_RANGE = String.raw`${DAY}(?:\s*-\s*${DAY})?`;
const DATE = String.raw`(?:\d{4}\s+)?(?:(?:${MONTHS.join('|')})(?:\s+\d{1,2}(?!\d*:\d))?|easter)`;
const DATE_END = String.raw`(?:${DATE}|\d{1,2}(?!\d*:\d))`;
const EVENT = 'sunrise|sunset|dawn|dusk';
const MOMENT = String.raw`(?:\d{1,2}:\d{2}|${EVENT}|\((?:${EVENT})\s*[+-]\s*\d{1,2}:\d{2}\))`;
const SPAN = String.raw`${MOMENT}(?:\s*-\s*${MOMENT}\+?|\+)`;
const several = (one: string) => String.raw`${one}(?:\s*,\s*${one})*`;

/** What a text of rules consists of, tried in order. */
const GRAMMAR: readonly (readonly [Part['kind'], RegExp, Read])[] = (
  [
    ['gap', String.raw`[\s,:]+`, () => ''],
    ['next', String.raw`;|\|\|`, () => ''],
    ['comment', String.raw`"([^"]*)"`, (_, quoted) => quoted.trim()],
    ['when', several(String.raw`${DATE}(?:\s*-\s*${DATE_END})?`), (all) => listWords(all, dateRange)],
    ['when', several(DAY_RANGE), dayListWords],
    ['hours', '24/7', () => '24 hours every day'],
    ['hours', several(SPAN), (all) => listWords(all, spanWords)],
    ['hours', String.raw`(?:off|closed)\b`, () => 'closed'],
    ['hours', String.raw`open\b`, () => 'open'],
    ['hours', String.raw`unknown\b`, () => 'hours vary'],
  ] satisfies [Part['kind'], string, Read][]
).map(([kind, pattern, read]) => [kind, new RegExp(pattern, 'iy'), read]);

/** Returns rules in words; null if one of them has something that isn't in the grammar. */
function rulesInWords(text: string): string | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const rules: Part[][] = [[]];
  for (const part of parts) {
    const rule = rules.at(-1) ?? [];
    const isNext = part.kind === 'next' || (part.kind === 'when' && rule.some(({ kind }) => kind === 'hours'));
    if (isNext) rules.push([]);
    if (part.kind !== 'next' && part.kind !== 'gap') rules.at(-1)?.push(part);
  }
  const words = rules.filter((rule) => rule.length > 0).map(ruleWords);
  return words.length === 0 ? null : words.join('; ');
}

function ruleWords(rule: readonly Part[]): string {
  const of = (kind: Part['kind']) => rule.filter((part) => part.kind === kind).map(({ words }) => words);
  const [when, hours, comments] = [of('when').join(', '), of('hours').join(', '), of('comment').join(', ')];
  const isClosed = hours === 'closed' && when !== '';
  const said = isClosed ? `closed ${when}` : [when, hours].filter((part) => part !== '').join(', ');
  if (comments === '') return said;
  return said === '' ? comments : `${said} (${comments})`;
}

function partsOf(text: string): Part[] | null {
  const parts: Part[] = [];
  for (let at = 0; at < text.length;) {
    const part = partAt(text, at);
    if (part === null) return null;
    parts.push(part);
    at += part.length;
  }
  return parts;
}

function partAt(text: string, at: number): (Part & { readonly length: number }) | null {
  for (const [kind, pattern, read] of GRAMMAR) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const words = found === null ? null : read(found[0], found[1] ?? '');
    if (found !== null && words !== null) return { kind, words, length: found[0].length };
  }
  return null;
}

/** Returns a list with each entry in words; null if one has none. */
function listWords(text: string, wordsOf: (entry: string) => string | null): string | null {
  const words = text.split(/\s*,\s*(?![^[]*\])/).map(wordsOf);
  return words.includes(null) ? null : LIST.format(words as string[]);
}

const rangeOf = (text: string): readonly string[] => text.split(/\s*-\s*(?![^[(]*[\])])/);

/** Every day has its own word. */
function dayListWords(text: string): string | null {
  const words = listWords(text, (entry) => {
    const named = rangeOf(entry).map(dayWords);
    return named.includes(null) ? null : named.join(' to ');
  });
  return words === 'Monday to Sunday' ? 'every day' : words;
}

function dayWords(text: string): string | null {
  const [, name = '', which] = /^([a-z]{2})(?:\[(.*)\])?$/i.exec(text) ?? [];
  const holiday = { ph: 'public holidays', sh: 'school holidays' }[name.toLowerCase()];
  const day = holiday ?? WEEKDAYS[DAYS.findIndex((each) => each.toLowerCase() === name.toLowerCase())] ?? null;
  if (which === undefined || day === null) return day;
  const ordinals = which.split(',').map((each) => ORDINALS[each] ?? null);
  return ordinals.includes(null) ? null : `the ${LIST.format(ordinals as string[])} ${day} of the month`;
}

function dateRange(text: string): string | null {
  return rangeOf(text).map(dateWords).join(' to ');
}

/** Returns 'April', 'December 25', 'December 25, 2026', 'Easter', or the number of a day alone. */
function dateWords(text: string): string {
  const [, year, name = '', day] = /^(?:(\d{4})\s+)?([a-z]+)?\s*(\d+)?$/i.exec(text) ?? [];
  const month = MONTH_NAMES[MONTHS.findIndex((each) => each.toLowerCase() === name.toLowerCase())];
  const date = [month ?? (name === '' ? '' : 'Easter'), day === undefined ? '' : String(Number(day))];
  return [date.filter((part) => part !== '').join(' '), ...(year === undefined ? [] : [year])].join(', ');
}

function spanWords(text: string): string | null {
  const isOpenEnd = text.endsWith('+');
  const [from = '', to] = rangeOf(isOpenEnd ? text.slice(0, -1) : text).map(momentWords);
  if (to === undefined) return `from ${from}`;
  return `${from} to ${to}${isOpenEnd ? ' or later' : ''}`;
}

/** Returns '8 AM', 'sunset', '30 minutes before sunset'. */
function momentWords(text: string): string {
  const [, event, sign, offset = ''] = /^\((\w+)\s*([+-])\s*(.*)\)$/.exec(text) ?? [];
  if (event !== undefined) {
    return `${durationWords(minuteOf(offset))} ${sign === '+' ? 'after' : 'before'} ${event.toLowerCase()}`;
  }
  return /^\d/.test(text) ? clockTime(minuteOf(text)) : text.toLowerCase();
}

function durationWords(minutes: number): string {
  const counted = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);
  return [...counted(Math.floor(minutes / 60), 'hour'), ...counted(minutes % 60, 'minute')].join(' ');
}

import { DAY_MINUTES, dayNumber, minuteOfDay, weekday, writeDay, type LocalMinute } from './local-time.js';
import { isAlwaysOpen, openState, rangesOf, type Range, type Schedule } from './schedule.js';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Days from today after which a weekday's name is no longer clear. */
const CLEAR_DAYS = 6;

/** Returns a minute of a day as Americans write it: '9 PM', '7:30 AM', 'noon', 'midnight'. */
export function clockTime(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  if (ofDay === 0) return 'midnight';
  if (ofDay === DAY_MINUTES / 2) return 'noon';
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether a place is open, in words. */
export interface StateWords {
  readonly isOpen: boolean;
  /** 'Open now', 'Open 24 hours', or 'Closed'. */
  readonly state: string;
  /** 'Closes at 9 PM', 'Opens Friday at 5 PM'; null if that isn't known. */
  readonly change: string | null;
}

/** Returns whether a place is open, and until when. */
export function openWords(schedule: Schedule, now: LocalMinute): StateWords {
  if (isAlwaysOpen(schedule)) return { isOpen: true, state: 'Open 24 hours', change: null };
  const { isOpen, changesAt } = openState(schedule, now);
  const state = isOpen ? 'Open now' : 'Closed';
  if (changesAt === null) return { isOpen, state, change: null };
  const day = dayWords(dayNumber(changesAt), dayNumber(now), isOpen);
  return { isOpen, state, change: `${isOpen ? 'Closes' : 'Opens'} ${day}at ${clockTime(minuteOfDay(changesAt))}` };
}

/** Returns the same as a sentence without a period: 'Open now. Closes at 9 PM', 'Closed. Opens Friday at 5 PM'. */
export function stateWords(schedule: Schedule, now: LocalMinute): string {
  const { state, change } = openWords(schedule, now);
  return change === null ? state : `${state}. ${change}`;
}

/** Returns a day with a space after it. Today, and midnight or a few hours later for a place that is open, need none. */
function dayWords(day: number, today: number, isOpen: boolean): string {
  const ahead = day - today;
  if (ahead === 0 || (isOpen && ahead === 1)) return '';
  if (ahead === 1) return 'tomorrow ';
  return ahead <= CLEAR_DAYS ? `${WEEKDAYS[weekday(day)]} ` : `${dateWords(day)} `;
}

/** Returns a day, counted from 1970, as 'Fri, Nov 27'. */
export function dateWords(day: number): string {
  const [, month = 1, date = 1] = writeDay(day).split('-').map(Number);
  return `${WEEKDAYS[weekday(day)]?.slice(0, 3)}, ${MONTHS[month - 1]} ${date}`;
}

/** Returns the hours that begin on a day: '8 AM to 2 PM, 5 PM to 2 AM', 'Open 24 hours', 'Closed'. */
export function dayHoursWords(schedule: Schedule, day: number): string {
  const ranges = rangesOf(schedule, day);
  if (isWholeDay(ranges)) return 'Open 24 hours';
  const [yesterday, tomorrow] = [rangesOf(schedule, day - 1), rangesOf(schedule, day + 1)];
  const begun = nightOf(yesterday, ranges) === null ? ranges : ranges.slice(1);
  const night = nightOf(ranges, tomorrow);
  const shown = begun.map(([from, to]): Range => [from, to === DAY_MINUTES && night !== null ? to + night : to]);
  return shown.length === 0 ? 'Closed' : shown.map(rangeWords).join(', ');
}

const isWholeDay = (ranges: readonly Range[]): boolean => ranges[0]?.[0] === 0 && ranges[0][1] === DAY_MINUTES;

/** Returns until when the hours of one day go on after midnight; null if they don't, or if a day without end follows. */
function nightOf(ranges: readonly Range[], next: readonly Range[]): number | null {
  const goesOn = ranges.at(-1)?.[1] === DAY_MINUTES && next[0]?.[0] === 0;
  return goesOn && !isWholeDay(ranges) && !isWholeDay(next) ? (next[0]?.[1] ?? null) : null;
}

const rangeWords = ([from, to]: Range): string => `${clockTime(from)} to ${clockTime(to)}`;

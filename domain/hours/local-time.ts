/** Minutes of a day and of a week. */
export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Minutes since Thursday, January 1, 1970, 12:00 AM, as a clock at the place shows them. No time zone, no DST. */
export type LocalMinute = number;

const MS_PER_DAY = 86_400_000;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Returns the minute of a text such as '2026-11-27T19:00'; null if it isn't a time in that form. */
export function readLocalTime(text: string): LocalMinute | null {
  const [, year, month, day, hour, minute] = LOCAL.exec(text) ?? [];
  if (year === undefined) return null;
  const [hours, minutes] = [Number(hour), Number(minute)];
  const date = dayOf(`${year}-${month}-${day}`);
  return date === null || hours > 23 || minutes > 59 ? null : date * DAY_MINUTES + hours * 60 + minutes;
}

/** Returns a minute as '2026-11-27T19:00'. */
export function writeLocalTime(minute: LocalMinute): string {
  const ofDay = minuteOfDay(minute);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${writeDay(dayNumber(minute))}T${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** Returns the number of days since 1970 of a date such as '2026-11-27'; null if there is no such date. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = Math.floor(time / MS_PER_DAY);
  return writeDay(day) === date ? day : null;
}

/** Returns a day, counted from 1970, as '2026-11-27'. */
export function writeDay(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export const dayNumber = (minute: LocalMinute): number => Math.floor(minute / DAY_MINUTES);

export const minuteOfDay = (minute: LocalMinute): number => minute - dayNumber(minute) * DAY_MINUTES;

/** Returns 0 for Monday to 6 for Sunday. Day 0, January 1, 1970, was a Thursday. */
export const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Returns the minute of the week, from Monday 12:00 AM. */
export const minuteOfWeek = (minute: LocalMinute): number =>
  weekday(dayNumber(minute)) * DAY_MINUTES + minuteOfDay(minute);

/** True for a day that exists, written 2026-05-15. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** 'May 15, 2026': the day of a time, or a day, in UTC, so that server and browser write the same. */
export function dayName(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

/** 'Fri, May 15, 2026', likewise. */
export function weekdayName(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** 'May 15, 2026, 14:03:22 UTC': a moment to the second, likewise. */
export function momentName(time: string): string {
  const clock = new Date(time).toISOString().slice(11, 19);
  return `${dayName(time)}, ${clock} UTC`;
}

/** Returns whether the text is an existing day such as 2026-05-15. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Made once, because making a format takes 50 times as long as using it. */
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** Returns 'Nov 15, 2026' for a time or day, in UTC, so that server and browser render the same. */
export function dayName(time: string): string {
  return DAY.format(new Date(time));
}

/** Returns 'Sun, Nov 15, 2026', also in UTC. */
export function weekdayName(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** Returns 'Nov 15, 2026, 2:03:22 PM UTC'. */
export function momentName(time: string): string {
  const clock = new Date(time).toLocaleTimeString('en-US', { timeZone: 'UTC', timeStyle: 'medium' });
  // Node.js and browsers write different spaces before 'PM'.
  return `${dayName(time)}, ${clock.replace('\u202f', ' ')} UTC`;
}

/** Returns 'Nov 15, 2026, 2:03 PM' in the zone, by default the reader's, which only the browser knows. */
export function localMomentName(time: string, timeZone?: string): string {
  const moment = new Date(time).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return moment.replace('\u202f', ' ');
}

/** Formats seconds, rounded up: '40 seconds', '2 minutes', 'an hour'. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** Formats a time like 'Nov 8, 2026 at 9:30 AM UTC'. */
export function formatMoment(time: Date): string {
  return `${formatDay(time)} at ${time.toLocaleTimeString('en-US', { timeZone: 'UTC', timeStyle: 'short' })} UTC`;
}

/** Made once, because making a format takes 50 times as long as using it. */
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** Formats a day in UTC like 'Nov 8, 2026'. */
export function formatDay(time: Date): string {
  return DAY.format(time);
}

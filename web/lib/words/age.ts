const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** Returns the full hours since a time; 0 if it is in the future. */
export function hoursSince(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
}

/** Returns 'less than an hour', '1 hour', '30 hours', or '3 days'. */
export function ageWords(hours: number): string {
  if (hours === 0) return 'less than an hour';
  if (hours < 2 * HOURS_A_DAY) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / HOURS_A_DAY)} days`;
}

/** Returns '<1 h', '30 h', or '3 d', for columns. */
export function shortAge(hours: number): string {
  if (hours === 0) return '<1 h';
  return hours < 2 * HOURS_A_DAY ? `${hours} h` : `${Math.floor(hours / HOURS_A_DAY)} d`;
}

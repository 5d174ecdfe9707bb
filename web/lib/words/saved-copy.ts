const DAY_MS = 24 * 3_600_000;
/** Within this time a weekday is unambiguous. */
const WEEKDAY_MS = 6 * DAY_MS;

/**
 * Returns 'Saved copy from Thursday, 3:10 PM', or 'Saved copy from Nov 2, 3:10 PM' if it is older, in the reader's
 * time zone. Browser only.
 */
export function savedCopyWords(savedAt: number, now: number): string {
  const saved = new Date(savedAt);
  const day =
    now - savedAt < WEEKDAY_MS ? { weekday: 'long' as const } : { month: 'short' as const, day: 'numeric' as const };
  const time = saved.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `Saved copy from ${saved.toLocaleDateString('en-US', day)}, ${time.replaceAll('\u202f', ' ')}`;
}

import type { Alert } from '../../../../interfaces/contract/alert/alert.js';
import { businessPath } from '../../../lib/path/browse-search.js';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns an hour as '8:00 AM'. */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

type Schedule = Pick<Alert, 'frequency' | 'weekday' | 'hour' | 'timeZone'>;

/** Returns when emails come: 'Every Friday at 8:00 AM, Chicago time'. */
export function scheduleWords({ frequency, weekday, hour, timeZone }: Schedule): string {
  const day = frequency === 'daily' || weekday === null ? 'day' : (WEEKDAYS[weekday] ?? 'week');
  return `Every ${day} at ${hourWords(hour)}, ${zoneWords(timeZone)}`;
}

/** Returns the name of a time zone: 'Chicago time'. */
export const zoneWords = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;

/** Returns the page with what an alert follows. */
export function followedPath({ businessId, search }: Pick<Alert, 'businessId' | 'search'>): string {
  return businessId === null ? `/browse?${search ?? ''}` : businessPath(businessId);
}

/** Returns the reader's time zone. Browser only. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York';

import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { readLocalTime, type LocalMinute, type Schedule } from '../../../interfaces/contract/policy/policy-words.js';

type Hours = NonNullable<BusinessDetail['hours']>;

/** Returns hours from the API as a schedule. */
export function scheduleOf({ weekly, exceptions }: Pick<Hours, 'weekly' | 'exceptions'>): Schedule {
  return {
    weekly: weekly.map(rangeOf),
    exceptions: exceptions.map(({ day, ranges }) => ({ day, ranges: ranges.map(rangeOf) })),
  };
}

const rangeOf = ([from = 0, to = 0]: readonly number[]) => [from, to] as const;

/** Returns a time in ms since 1970 as a clock in the time zone shows it; null if the browser doesn't know the zone. */
export function localMinute(timeZone: string, time: number): LocalMinute | null {
  try {
    // Swedes write times like '2026-11-27 19:00:00'.
    return readLocalTime(new Date(time).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T'));
  } catch {
    return null;
  }
}

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

/** A clock for each time zone that was asked for: making one takes 50 times as long as reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedes write times like '2026-11-27 19:00'.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The last reading of each clock: the places of a list are often in one zone. */
const readings = new Map<string, { readonly minute: number; readonly shown: LocalMinute | null }>();
const MINUTE_MS = 60_000;

/** Returns a time in ms since 1970 as a clock in the time zone shows it; null if the browser doesn't know the zone. */
export function localMinute(timeZone: string, time: number): LocalMinute | null {
  const minute = Math.floor(time / MINUTE_MS);
  const last = readings.get(timeZone);
  if (last?.minute === minute) return last.shown;
  try {
    const shown = readLocalTime(clockOf(timeZone).format(time).replace(' ', 'T'));
    readings.set(timeZone, { minute, shown });
    return shown;
  } catch {
    return null;
  }
}

import { daysAfter } from '../shared/days.js';

/** Product decision: backups of the last days, and of the last weeks, that stay. */
export const KEPT_BACKUPS = { days: 7, weeks: 4 } as const;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the Monday (UTC) of a moment's week. */
const weekOf = (moment: Date): string => dayOf(daysAfter(moment, -((moment.getUTCDay() + 6) % 7)));

/**
 * Returns the backups that can go: all but the newest of each of the last 7 days with one, and of each of the last 4 weeks
 * with one. The newest always stays.
 */
export function surplusBackups(made: readonly Date[]): readonly Date[] {
  const newestFirst = made.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf).slice(0, KEPT_BACKUPS.days),
    ...newestOfEach(newestFirst, weekOf).slice(0, KEPT_BACKUPS.weeks),
  ]);
  return newestFirst.filter((moment) => !kept.has(moment));
}

function newestOfEach(newestFirst: readonly Date[], periodOf: (moment: Date) => string): Date[] {
  const seen = new Set<string>();
  return newestFirst.filter((moment) => {
    const period = periodOf(moment);
    const isFirst = !seen.has(period);
    seen.add(period);
    return isFirst;
  });
}

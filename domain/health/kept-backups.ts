import { daysAfter } from '../shared/days.js';

/** Product decision: how many daily and weekly backups are kept. */
export const KEPT_BACKUPS = { days: 7, weeks: 4 } as const;

/** Product decision: a backup without its manifest after this time is one that was interrupted. */
const UNFINISHED_DAYS = 2;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the Monday (UTC) of a moment's week. */
const weekOf = (moment: Date): string => dayOf(daysAfter(moment, -((moment.getUTCDay() + 6) % 7)));

/**
 * Returns the complete backups to delete: all except the newest of each of the last 7 days with a backup, and of each of
 * the last 4 weeks with one. The newest is always kept.
 */
export function surplusBackups(made: readonly Date[]): readonly Date[] {
  const newestFirst = made.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf).slice(0, KEPT_BACKUPS.days),
    ...newestOfEach(newestFirst, weekOf).slice(0, KEPT_BACKUPS.weeks),
  ]);
  return newestFirst.filter((moment) => !kept.has(moment));
}

/** Returns the unfinished backups that nobody can still be making. */
export function abandonedBackups(unfinished: readonly Date[], now: Date): readonly Date[] {
  return unfinished.filter((moment) => moment < daysAfter(now, -UNFINISHED_DAYS));
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

import { describe, expect, it } from '@jest/globals';
import { abandonedBackups, surplusBackups } from '../../../domain/health/kept-backups.js';
import { daysAfter } from '../../../domain/shared/days.js';

const NOW = new Date('2026-11-28T03:15:00Z');
const ago = (days: number, hours = 0) => new Date(daysAfter(NOW, -days).getTime() + hours * 3_600_000);
const days = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString().slice(0, 10)).toSorted();

describe('the kept backups', () => {
  it('are those of 7 days and 4 weeks if one is made each night', () => {
    const nightly = Array.from({ length: 60 }, (_, n) => ago(n));
    const gone = new Set(surplusBackups(nightly));
    const kept = nightly.filter((each) => !gone.has(each));
    // The 28th is a Saturday. Weeks end on Sundays: the 22nd, the 15th, and the 8th.
    expect(days(kept)).toEqual([
      ...['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-23', '2026-11-24'],
      ...['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    ]);
  });

  it('are the newest of each day if several are made a day', () => {
    const [morning, evening] = [ago(0), ago(0, 12)];
    expect(surplusBackups([evening, morning])).toEqual([morning]);
  });

  it('include an old backup that is the newest, and all if there are few', () => {
    expect(surplusBackups([ago(400), ago(401), ago(900)])).toEqual([]);
    expect(surplusBackups([])).toEqual([]);
  });
});

it('unfinished backups go when nobody can still be making them', () => {
  expect(abandonedBackups([ago(0), ago(2), ago(2, -1), ago(9)], NOW)).toEqual([ago(2, -1), ago(9)]);
});

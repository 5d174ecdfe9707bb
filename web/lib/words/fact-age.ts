import type { FactState } from '../../../interfaces/contract/policy/policy-words.js';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** How far a fact can be trusted, and since when. `state` is null if nothing is known. */
export interface FactAge {
  readonly state: FactState | null;
  readonly confirmedAt: string | null;
}

/** Returns 'Confirmed Nov 2, 2026', 'Not confirmed for a year', or 'Disputed'. `by` says who confirmed it. */
export function ageWords({ state, confirmedAt }: FactAge, by = ''): string {
  if (state === null || confirmedAt === null) return 'Not stated';
  const day = DAY.format(new Date(confirmedAt));
  switch (state) {
    case 'confirmed':
      return by === '' ? `Confirmed ${day}` : `Confirmed by ${by}, ${day}`;
    case 'unconfirmed':
      return `Stated ${day}, not confirmed yet`;
    case 'disputed':
      return 'Disputed by recent visitors';
    case 'stale':
      return 'Not confirmed for a year';
  }
}

/** Returns the day of a statement as 'Nov 2, 2026'. */
export const statementDay = (day: string): string => DAY.format(new Date(day));

import type { PetType } from '../pet/pet.js';
import { daysAfter } from '../shared/days.js';
import { STALE_DAYS, type ShownFact } from './evidence.js';
import type { FactKey } from './fact.js';
import type { FitAnswer } from './fit.js';
import { AREAS, type Policy } from './policy.js';
import type { FitQuestion } from './question.js';

/**
 * The rank of a place in a list that puts those that fit first: the smaller, the earlier. A stale 'yes' or 'ask' counts
 * less than a confirmed one. Nobody can come with a 'no', so its age makes no difference.
 */
export const FIT_RANK = { yes: 0, staleYes: 1, ask: 2, staleAsk: 3, no: 4 } as const;

export type FitRank = (typeof FIT_RANK)[keyof typeof FIT_RANK];

export const FIT_RANKS: readonly FitRank[] = Object.values(FIT_RANK);

/** What is known about a place, and which of its facts nobody confirmed lately. */
export interface RankedPlace {
  /** Null if nothing is known. */
  readonly policy: Policy | null;
  readonly stale: ReadonlySet<FactKey>;
}

/** The facts that matter for all pets. */
export const LIMITING_FACTS: readonly FactKey[] = [
  ...(['maxPets', 'maxWeightLb', 'sizes'] as const),
  ...AREAS.map((area) => `areas.${area}` as const),
];

export const HOURS_FACTS: readonly FactKey[] = ['openingHours', 'petHours'];

/** Returns the facts that an answer to a question rests on. */
export function relevantFacts({ pets, at }: FitQuestion): readonly FactKey[] {
  const types: readonly PetType[] = pets.map(({ type }) => type);
  return [
    ...types.map((type) => `pets.${type}` as const),
    ...LIMITING_FACTS,
    ...(types.includes('dog') ? (['breedRestrictions'] as const) : []),
    ...(at === null ? [] : HOURS_FACTS),
  ];
}

/** Returns the rank of a place whose answer to the question is `answer`. One stale fact among the relevant ones is enough. */
export function fitRank(answer: FitAnswer, { policy, stale }: RankedPlace, question: FitQuestion): FitRank {
  if (answer === 'no') return FIT_RANK.no;
  const isStale = policy === null || relevantFacts(question).some((key) => stale.has(key));
  if (answer === 'yes') return isStale ? FIT_RANK.staleYes : FIT_RANK.yes;
  return isStale ? FIT_RANK.staleAsk : FIT_RANK.ask;
}

/** Returns the facts of those shown that nobody confirmed lately. */
export function staleOf(facts: Readonly<Partial<Record<FactKey, ShownFact>>>): readonly FactKey[] {
  return (Object.keys(facts) as FactKey[]).filter((key) => facts[key]?.state === 'stale');
}

/** Returns when the next of the shown facts gets stale unless someone confirms it; null if none will. */
export function nextStaleAt(facts: Readonly<Partial<Record<FactKey, ShownFact>>>, now: Date): Date | null {
  const times = Object.values(facts)
    .map(({ confirmedAt }) => daysAfter(confirmedAt, STALE_DAYS).getTime())
    .filter((time) => time >= now.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

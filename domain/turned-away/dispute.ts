import type { PetType } from '../pet/pet.js';
import type { FactKey } from '../policy/fact.js';
import { fitOf } from '../policy/fit.js';
import { contentOf, valuesOf, type FactStatement, type KnownFacts } from '../policy/known-facts.js';
import type { AskedPet } from '../policy/question.js';
import { daysAfter } from '../shared/days.js';
import { COUNTED_DAYS, petTypesOf } from './turned-away.js';

/** A fact about a type of pet. */
export type PetFact = `pets.${PetType}`;

/**
 * Returns the facts that a report contradicts: for each type of its pets, a stated yes. A place that turned pets away
 * because its policy refuses them, such as a dog over its weight limit, did what it says, so nothing is contradicted.
 */
export function contradictedFacts(pets: readonly AskedPet[], known: KnownFacts): readonly PetFact[] {
  const { policy } = contentOf(valuesOf(known));
  const place = { policy, opening: null, petHours: null, disputed: new Set<FactKey>() };
  const refusedBy = (asked: readonly AskedPet[]) =>
    fitOf(place, { pets: asked, at: null }).reasons.filter(({ answer }) => answer === 'no');
  // The pets are counted together, and measured type by type.
  if (pets.length === 0 || refusedBy(pets).some(({ rule }) => rule === 'maxPets')) return [];
  return petTypesOf(pets)
    .filter((type) => known[`pets.${type}`]?.value === 'yes')
    .filter((type) => refusedBy(pets.filter((pet) => pet.type === type)).length === 0)
    .map((type) => `pets.${type}` as const);
}

/** A report that counts and has no answer. */
export interface UnansweredReport {
  /** What `contradictedFacts` returned when it began to count. */
  readonly contradicted: readonly string[];
  readonly countedAt: Date;
}

/**
 * Returns the facts that unanswered reports dispute by themselves: for COUNTED_DAYS, until the owner or an administrator
 * states or confirms the fact again, and only while the place still says yes.
 */
export function disputedByReports(
  reports: readonly UnansweredReport[],
  statements: readonly FactStatement[],
  known: KnownFacts,
  now: Date,
): readonly FactKey[] {
  const disputing = reports.filter(({ countedAt }) => daysAfter(countedAt, COUNTED_DAYS) > now);
  return (Object.keys(known) as FactKey[]).filter(
    (key) =>
      known[key]?.value === 'yes' &&
      disputing.some(({ contradicted, countedAt }) => contradicted.includes(key) && !isSaidSince(key, countedAt)),
  );

  function isSaidSince(key: FactKey, countedAt: Date): boolean {
    return statements.some(
      (each) => each.key === key && (each.source === 'owner' || each.source === 'administrator') && each.at > countedAt,
    );
  }
}

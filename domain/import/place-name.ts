import { isKind, kindLabel, type Kind } from '../business/kind/kind-label.js';
import { milesBetween, type Point } from '../gazetteer/distance.js';
import type { KnownTown } from '../gazetteer/towns-around.js';

/** Public places for pets that people know by where they are, so that maps often give them no name. */
const NAMELESS: ReadonlySet<Kind> = new Set<Kind>(['dog-park', 'off-leash-area', 'dog-beach']);

/** Product decision: maximum miles to the neighborhood after which a place is named. */
export const MAX_NEIGHBORHOOD_MILES = 2;

/** Returns the name of a place that has none of its own, before its surroundings are known; null if it needs a name. */
export function nameOfKind(kind: unknown): string | null {
  return typeof kind === 'string' && isKind(kind) && NAMELESS.has(kind) ? kindLabel(kind) : null;
}

/**
 * Returns the name of a place after its surroundings: 'Dog Park near Canton, Baltimore', or 'Dog Park near Baltimore' if
 * no other town or part of the city is near.
 */
export function nameAfter(name: string, pin: Point, city: string, around: readonly KnownTown[]): string {
  const nearest = around
    .map((town) => ({ name: town.name.replace(/, [A-Z]{2}$/, ''), miles: milesBetween(pin, town) }))
    .filter(({ miles }) => miles <= MAX_NEIGHBORHOOD_MILES)
    .toSorted((one, other) => one.miles - other.miles)[0];
  const isPart = nearest !== undefined && nearest.name !== city;
  return `${name} near ${isPart ? `${nearest.name}, ` : ''}${city}`;
}

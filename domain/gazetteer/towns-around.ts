import { milesBetween, type Point } from './distance.js';

/** Product decision: distance in miles within which towns are nearby. */
export const TOWNS_WITHIN_MILES = 50;

/** Product decision: maximum nearby towns. */
export const MAX_TOWNS_AROUND = 8;

export interface KnownTown extends Point {
  readonly name: string;
  /** Key for counting its businesses. */
  readonly key: string;
}

export interface TownAround {
  readonly name: string;
  /** Number of listed businesses. */
  readonly places: number;
  /** Miles to its center, to one decimal. */
  readonly distance: number;
}

/** Returns the towns with businesses, nearest first. */
export function townsAround(
  towns: readonly KnownTown[],
  origin: Point,
  counts: ReadonlyMap<string, number>,
): readonly TownAround[] {
  return towns
    .map((town) => ({ name: town.name, places: counts.get(town.key) ?? 0, distance: milesBetween(origin, town) }))
    .filter(({ places, distance }) => places > 0 && distance <= TOWNS_WITHIN_MILES)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_TOWNS_AROUND)
    .map((town) => ({ ...town, distance: Math.round(town.distance * 10) / 10 }));
}

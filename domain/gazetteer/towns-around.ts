import { milesBetween, type Point } from './distance.js';

/** A product decision: towns so far away are still around, in miles. */
export const TOWNS_WITHIN_MILES = 50;

/** A product decision: so many towns around are told at most. */
export const MAX_TOWNS_AROUND = 8;

/** A town of the gazetteer. */
export interface KnownTown extends Point {
  readonly name: string;
  /** By which its businesses are counted. */
  readonly key: string;
}

export interface TownAround {
  readonly name: string;
  /** How many businesses are listed there. */
  readonly places: number;
  /** Miles to its middle, to one decimal. */
  readonly distance: number;
}

/** The towns where something is listed, the nearest first. */
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

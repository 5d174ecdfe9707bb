import { milesBetween, type Point } from '../../domain/gazetteer/distance.js';
import type { Random } from './random.js';

export interface ZipArea extends Point {
  readonly zip: string;
}

/** A city of the gazetteer with the ZIP codes that belong to it. */
export interface CityArea extends Point {
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly zips: readonly ZipArea[];
}

/** ZIP codes farther than this from the middle of their town, in miles, are post offices of the wider region. */
const FARTHEST_ZIP = 15;
/** A ZIP code's point stands for an area of about this size, in miles. */
const ZIP_RADIUS = 0.8;
const MILES_PER_DEGREE = 69.1;

/** The ZIP codes of a city that lie in it; where none does, the nearest of `zips` stands for the city's middle. */
export function zipsOf(city: Point, zips: readonly ZipArea[]): ZipArea[] {
  return zips.filter((zip) => milesBetween(city, zip) <= FARTHEST_ZIP);
}

/** Somewhere in the city: near one of its ZIP codes, or, where it has none, within a radius that fits its size. */
export function spotIn(random: Random, city: CityArea): Point & { readonly zip: string | null } {
  const zip = city.zips.length === 0 ? null : random.pick(city.zips);
  // About 5,000 people live on a square mile of an American town.
  const radius = zip === null ? Math.min(8, Math.sqrt(Math.max(city.population, 1000) / 5000 / Math.PI)) : ZIP_RADIUS;
  const miles = radius * Math.sqrt(random.next());
  const direction = random.between(0, 2 * Math.PI);
  const centre = zip ?? city;
  return {
    zip: zip?.zip ?? null,
    latitude: round(centre.latitude + (miles * Math.cos(direction)) / MILES_PER_DEGREE),
    longitude: round(
      centre.longitude +
        (miles * Math.sin(direction)) / (MILES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)),
    ),
  };
}

/** Six decimals are four inches. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

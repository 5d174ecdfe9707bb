import { milesBetween, type Point } from '../../domain/gazetteer/distance.js';
import type { Random } from './random.js';

export interface ZipArea extends Point {
  readonly zip: string;
}

/** A gazetteer town with its ZIP codes. */
export interface CityArea extends Point {
  readonly name: string;
  readonly state: string;
  readonly population: number;
  readonly zips: readonly ZipArea[];
}

/** ZIP codes farther from the town center belong to post offices of the wider region. */
const MAX_ZIP_DISTANCE_MILES = 15;
/** Approximate radius of the area of a ZIP code. */
const ZIP_RADIUS_MILES = 0.8;
const MILES_PER_DEGREE = 69.1;

/** Returns those of `zips` that are in the city. */
export function zipsOf(city: Point, zips: readonly ZipArea[]): ZipArea[] {
  return zips.filter((zip) => milesBetween(city, zip) <= MAX_ZIP_DISTANCE_MILES);
}

/** Returns a random point near one of the city's ZIP codes. Without any, the radius depends on the population. */
export function randomPointIn(random: Random, city: CityArea): Point & { readonly zip: string | null } {
  const zip = city.zips.length === 0 ? null : random.pick(city.zips);
  // An American town has about 5,000 people per square mile.
  const radius =
    zip === null ? Math.min(8, Math.sqrt(Math.max(city.population, 1000) / 5000 / Math.PI)) : ZIP_RADIUS_MILES;
  const miles = radius * Math.sqrt(random.next());
  const direction = random.between(0, 2 * Math.PI);
  const center = zip ?? city;
  return {
    zip: zip?.zip ?? null,
    latitude: round(center.latitude + (miles * Math.cos(direction)) / MILES_PER_DEGREE),
    longitude: round(
      center.longitude +
        (miles * Math.sin(direction)) / (MILES_PER_DEGREE * Math.cos((center.latitude * Math.PI) / 180)),
    ),
  };
}

/** Six decimals are about four inches. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

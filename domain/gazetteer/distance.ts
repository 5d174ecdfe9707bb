/** A point on the globe, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in whole miles (6,371 km). */
export const EARTH_RADIUS_MILES = 3959;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A product decision: radii a search may ask for, in miles. */
export const RADII = [5, 10, 25, 50, 100] as const;

export type Radius = (typeof RADII)[number];

/** A product decision: the radius of a search where nobody chose one, in miles. */
export const DEFAULT_RADIUS: Radius = 10;

/** A point on the globe, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Radius of the earth in miles (spec 1 §9). */
export const EARTH_RADIUS_MILES = 3959;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Radii a search may ask for, in miles, and the one it has where nobody chose (spec 2 §5 Account). */
export const RADII = [5, 10, 25, 50, 100] as const;

export type Radius = (typeof RADII)[number];

export const DEFAULT_RADIUS: Radius = 10;

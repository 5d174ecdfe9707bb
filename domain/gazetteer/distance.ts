/** A point on the globe, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth in whole miles (6,371 km). */
export const EARTH_RADIUS_MILES = 3959;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

const MILES_IN_A_DEGREE = radians(1) * EARTH_RADIUS_MILES;

/**
 * Returns the point a number of miles north and east, rounded to a millionth of a degree (about four inches). South and
 * west are negative.
 */
export function movedBy(
  { latitude, longitude }: Point,
  miles: { readonly north: number; readonly east: number },
): Point {
  const north = Math.max(-90, Math.min(90, latitude + miles.north / MILES_IN_A_DEGREE));
  // Near a pole, a mile east spans many degrees. No business is there.
  const eastward = Math.max(0.01, Math.cos(radians(latitude)));
  const east = Math.max(-180, Math.min(180, longitude + miles.east / (MILES_IN_A_DEGREE * eastward)));
  return { latitude: millionths(north), longitude: millionths(east) };
}

const millionths = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Product decision: search radii in miles. */
export const RADII = [5, 10, 25, 50, 100] as const;

export type Radius = (typeof RADII)[number];

/** Product decision: default search radius in miles. */
export const DEFAULT_RADIUS: Radius = 10;

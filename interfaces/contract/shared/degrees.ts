/** A tenth of a millimeter on the globe. */
const LEAST_DEGREES = 1e-9;

/**
 * Rounds degrees that are too close to zero for any map to zero, because PostgreSQL refuses to calculate with the smallest
 * numbers, such as 5e-324.
 */
export function degreesOnMap(degrees: number): number {
  return Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees;
}

import { Box } from '../openstreetmap/box.js';
import type { Point } from '../../../domain/gazetteer/distance.js';

type Ring = readonly (readonly number[])[];

/**
 * Returns the point of a GeoJSON geometry: the point itself, the centroid of the largest polygon, or the center of the
 * box around lines and several points. Null if the geometry is invalid or empty.
 */
export function pointOf(geometry: unknown): Point | null {
  if (typeof geometry !== 'object' || geometry === null) return null;
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  if (type === 'Polygon') return largestOf([coordinates]);
  if (type === 'MultiPolygon') return Array.isArray(coordinates) ? largestOf(coordinates as unknown[]) : null;
  const points = positionsIn(coordinates);
  if (type === 'Point') return points?.[0] === undefined ? null : placeOf(points[0]);
  return points === null ? null : Box.around(points.map(placeOf)).middle();
}

/** Returns the centroid of the polygon with the largest area; null if one of them is invalid. */
function largestOf(polygons: readonly unknown[]): Point | null {
  let [best, bestArea]: [Point | null, number] = [null, -1];
  for (const polygon of polygons) {
    const ring = Array.isArray(polygon) ? positionsIn(polygon[0]) : null;
    if (ring === null) return null;
    const { center, area } = centroidOf(ring);
    if (area > bestArea) [best, bestArea] = [center, area];
  }
  return best;
}

/** Returns the centroid and the area of a ring by the shoelace formula, relative to its first position for precision. */
function centroidOf(ring: Ring): { readonly center: Point | null; readonly area: number } {
  const [x0 = 0, y0 = 0] = ring[0] ?? [];
  let [double, sumX, sumY] = [0, 0, 0];
  ring.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
    double += cross;
    sumX += (x - x0 + nextX - x0) * cross;
    sumY += (y - y0 + nextY - y0) * cross;
  });
  // A ring without an area, such as a line back and forth, has no centroid.
  if (double === 0) return { center: Box.around(ring.map(placeOf)).middle(), area: 0 };
  return { center: placeOf([x0 + sumX / (3 * double), y0 + sumY / (3 * double)]), area: Math.abs(double) / 2 };
}

/** Returns all positions in nested coordinates; null if a part is neither a list nor a position. */
function positionsIn(coordinates: unknown): Ring | null {
  if (!Array.isArray(coordinates)) return null;
  const parts = coordinates as unknown[];
  if (typeof parts[0] === 'number') {
    const isPosition = parts.length >= 2 && parts.every((part) => typeof part === 'number');
    return isPosition ? [parts] : null;
  }
  const positions: (readonly number[])[] = [];
  for (const part of parts) {
    const inner = positionsIn(part);
    if (inner === null) return null;
    for (const position of inner) positions.push(position);
  }
  return positions;
}

const placeOf = ([longitude = 0, latitude = 0]: readonly number[]): Point => ({ latitude, longitude });

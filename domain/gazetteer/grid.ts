import { EARTH_RADIUS_MILES, type Point } from './distance.js';

/** The grid over the globe has cells of a quarter degree: the cells that touch a circle of a few miles are few. */
const CELLS_PER_DEGREE = 4;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const DEGREE_MILES = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** A box in degrees. West may lie past east: then it crosses the antimeridian. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * The number of the cell in which a point lies. A search near a point reads only the cells that touch its circle. The
 * database derives the same number for each business (column `cell`).
 */
export function cellOf(point: Point): number {
  return row(point.latitude) * COLUMNS + column(point.longitude);
}

/** The smallest box around a circle; `miles` is its radius. Near a pole it spans all longitudes. */
export function boundsAround(centre: Point, miles: number): Bounds {
  const height = miles / DEGREE_MILES;
  const south = centre.latitude - height;
  const north = centre.latitude + height;
  const widest = Math.max(Math.abs(south), Math.abs(north));
  if (widest >= 89) return { west: -180, south: Math.max(-90, south), east: 180, north: Math.min(90, north) };
  const width = height / Math.cos((widest * Math.PI) / 180);
  if (width >= 180) return { west: -180, south, east: 180, north };
  return { west: wrap(centre.longitude - width), south, east: wrap(centre.longitude + width), north };
}

/** The cells that touch a box, or null where they are more than `max` (then a list of cells does not help a search). */
export function cellsOf(bounds: Bounds, max: number): number[] | null {
  const rows = range(row(bounds.south), row(bounds.north));
  const columns =
    bounds.west <= bounds.east
      ? range(column(bounds.west), column(bounds.east))
      : // A longitude of 180 lies in column COLUMNS, which bears the numbers of the next row's column 0.
        [...range(column(bounds.west), COLUMNS), ...range(0, column(bounds.east))];
  if (rows.length * columns.length > max) return null;
  return [...new Set(rows.flatMap((r) => columns.map((c) => r * COLUMNS + c)))];
}

function row(latitude: number): number {
  return Math.floor((latitude + 90) * CELLS_PER_DEGREE);
}

function column(longitude: number): number {
  return Math.floor((longitude + 180) * CELLS_PER_DEGREE);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

function wrap(longitude: number): number {
  if (longitude < -180) return longitude + 360;
  return longitude > 180 ? longitude - 360 : longitude;
}

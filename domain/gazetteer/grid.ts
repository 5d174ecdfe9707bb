import { EARTH_RADIUS_MILES, type Point } from './distance.js';

/** The grid over the globe has quarter-degree cells, so a circle of a few miles touches only a few. */
const CELLS_PER_DEGREE = 4;
/** The coarse grid has cells of four degrees, so a box over a whole country touches few. */
const COARSE_CELLS_PER_DEGREE = 1 / 4;
const DEGREE_MILES = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** A box in degrees. If west is greater than east, it crosses the antimeridian. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Returns the number of the point's grid cell. A search reads only the cells that its circle touches. The database
 * derives the same number for each business (column `cell`).
 */
export function cellOf(point: Point): number {
  return row(point.latitude) * 360 * CELLS_PER_DEGREE + column(point.longitude);
}

/** Returns the smallest box around a circle with a radius in miles. Near a pole, it spans all longitudes. */
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

/** Consecutive cells, both ends included. */
export interface CellRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the cells that a box touches as ordered ranges: at most one per grid row plus one. Takes one step per row.
 */
export function cellRanges(bounds: Bounds, cellsPerDegree = CELLS_PER_DEGREE): CellRange[] {
  const columns360 = 360 * cellsPerDegree;
  const [west, east] = [column(bounds.west, cellsPerDegree), column(bounds.east, cellsPerDegree)];
  // Longitude 180 is in the column after the last one, which has the same number as column 0 of the next row.
  const columns =
    bounds.west <= bounds.east ? [[west, east] as const] : [[0, east] as const, [west, columns360] as const];
  const ranges: CellRange[] = [];
  for (let r = row(bounds.south, cellsPerDegree); r <= row(bounds.north, cellsPerDegree); r += 1) {
    for (const [first, last] of columns) {
      const low = r * columns360 + first;
      const high = r * columns360 + last;
      const before = ranges.at(-1);
      if (before !== undefined && low <= before.high + 1) {
        ranges[ranges.length - 1] = { low: before.low, high: Math.max(before.high, high) };
      } else ranges.push({ low, high });
    }
  }
  return ranges;
}

/**
 * Returns the cells that a box touches; null if there are more than `max`, because then a list doesn't speed up a
 * search.
 */
export function cellsOf(bounds: Bounds, max: number): number[] | null {
  return listed(cellRanges(bounds), max);
}

/** Like `cellsOf`, for the coarse grid. The database derives the same numbers (function business_document). */
export function coarseCellsOf(bounds: Bounds, max: number): number[] | null {
  return listed(cellRanges(bounds, COARSE_CELLS_PER_DEGREE), max);
}

function listed(ranges: readonly CellRange[], max: number): number[] | null {
  if (ranges.reduce((count, { low, high }) => count + high - low + 1, 0) > max) return null;
  return ranges.flatMap(({ low, high }) => Array.from({ length: high - low + 1 }, (_, i) => low + i));
}

function row(latitude: number, cellsPerDegree = CELLS_PER_DEGREE): number {
  return Math.floor((latitude + 90) * cellsPerDegree);
}

function column(longitude: number, cellsPerDegree = CELLS_PER_DEGREE): number {
  return Math.floor((longitude + 180) * cellsPerDegree);
}

function wrap(longitude: number): number {
  if (longitude < -180) return longitude + 360;
  return longitude > 180 ? longitude - 360 : longitude;
}

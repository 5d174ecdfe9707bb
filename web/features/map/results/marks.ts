import type { MapCluster, MapPoint } from '../../../../interfaces/contract/business/business.js';
import type { Bounds, Point } from '../../../../interfaces/contract/shared/words.js';
import { WORLD_PX } from '../canvas/scale.js';

/** Something on the map that is known individually. */
export interface Single extends Point {
  readonly id: number;
}

/** Several of them. The API gives only their number. */
export interface Several extends Point {
  readonly count: number;
}

/** A mark on the map: a business, or a group that shares one button. */
export interface Mark<One extends Single = MapPoint, Many extends Several = MapCluster> extends Point {
  /** Identifies the set of businesses behind the mark. */
  readonly key: string;
  readonly count: number;
  /** The businesses known individually. */
  readonly points: readonly One[];
  readonly clusters: readonly Many[];
  /** Bounds that contain all of its businesses. */
  readonly bounds: Bounds;
}

/** Minimum distance between marks, in pixels. Closer ones would overlap and are merged. */
export const ROOM_PX = 60;

function isPoint<One extends Single, Many extends Several>(entry: One | Many): entry is One {
  return 'id' in entry;
}

/** Returns a point's position in pixels on the Web Mercator world at this zoom. */
export function worldPixel({ latitude, longitude }: Point, zoom: number): { readonly x: number; readonly y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/**
 * Groups businesses and clusters that would overlap at this zoom. Depends only on entries and zoom, so marks stay in
 * place while the map moves.
 */
export function marksOf<One extends Single, Many extends Several>(
  entries: readonly (One | Many)[],
  zoom: number,
): Mark<One, Many>[] {
  let groups: readonly (readonly (One | Many)[])[] = entries.map((entry) => [entry]);
  let joined = joinedOnce(groups, zoom);
  // Repeats, because a group's center may be closer to another mark than any of its members was.
  while (joined.length < groups.length) {
    groups = joined;
    joined = joinedOnce(groups, zoom);
  }
  return groups.map((group) => markOf<One, Many>(group));
}

/** Merges each group into the first one whose center is too close. */
function joinedOnce<Entry extends Single | Several>(
  groups: readonly (readonly Entry[])[],
  zoom: number,
): (readonly Entry[])[] {
  type Placed = { readonly at: { readonly x: number; readonly y: number }; group: readonly Entry[] };
  const cells = new Map<string, Placed[]>();
  const joined: Placed[] = [];
  for (const group of groups) {
    const at = worldPixel(middleOf(group), zoom);
    const cell = { x: Math.floor(at.x / ROOM_PX), y: Math.floor(at.y / ROOM_PX) };
    const near = neighbours(cell).flatMap((key) => cells.get(key) ?? []);
    const first = near.find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < ROOM_PX);
    if (first !== undefined) {
      first.group = [...first.group, ...group];
      continue;
    }
    const mark = { at, group };
    joined.push(mark);
    const key = `${cell.x} ${cell.y}`;
    cells.set(key, [...(cells.get(key) ?? []), mark]);
  }
  return joined.map(({ group }) => group);
}

function neighbours({ x, y }: { readonly x: number; readonly y: number }): string[] {
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${x + right} ${y + down}`));
}

function countOf(entry: Single | Several): number {
  return isPoint(entry) ? 1 : entry.count;
}

/** Returns the center of a group, weighted by number of businesses. */
function middleOf(entries: readonly (Single | Several)[]): Point {
  const [first] = entries;
  if (entries.length === 1 && first !== undefined) return first;
  const count = entries.reduce((sum, entry) => sum + countOf(entry), 0);
  const middle = (of: (entry: Point) => number): number =>
    entries.reduce((sum, entry) => sum + of(entry) * countOf(entry), 0) / count;
  return { latitude: middle((entry) => entry.latitude), longitude: middle((entry) => entry.longitude) };
}

function markOf<One extends Single, Many extends Several>(entries: readonly (One | Many)[]): Mark<One, Many> {
  const points = entries.filter((entry): entry is One => isPoint(entry));
  const clusters = entries.filter((entry): entry is Many => !isPoint(entry));
  const count = entries.reduce((sum, entry) => sum + countOf(entry), 0);
  const { latitude, longitude } = middleOf(entries);
  const first = entries[0];
  const name = first !== undefined && isPoint(first) ? `place ${first.id}` : `${latitude} ${longitude}`;
  return { key: `${name} ${count}`, latitude, longitude, count, points, clusters, bounds: boundsOf(entries) };
}

/** Returns the smallest box around points; without extent for a single point. */
export function boundsOf(points: readonly Point[]): Bounds {
  return {
    west: Math.min(...points.map(({ longitude }) => longitude)),
    south: Math.min(...points.map(({ latitude }) => latitude)),
    east: Math.max(...points.map(({ longitude }) => longitude)),
    north: Math.max(...points.map(({ latitude }) => latitude)),
  };
}

export function isWithin({ latitude, longitude }: Point, { west, south, east, north }: Bounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Returns the intersection of two boxes; null if they don't overlap. */
export function overlap(one: Bounds, other: Bounds): Bounds | null {
  const west = Math.max(one.west, other.west);
  const south = Math.max(one.south, other.south);
  const east = Math.min(one.east, other.east);
  const north = Math.min(one.north, other.north);
  return west < east && south < north ? { west, south, east, north } : null;
}

/** Returns the area of a mark at this zoom: no other mark is in it. */
export function areaAround({ latitude, longitude }: Point, zoom: number): Bounds {
  const east = ((ROOM_PX / 2) * 360) / (WORLD_PX * 2 ** zoom);
  const north = east * Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north };
}

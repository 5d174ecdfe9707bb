import { useSyncExternalStore } from 'react';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import { usePage } from './page-context.js';

/** The cookie that carries to the server where the reader was when 'Near me' was pressed last. */
export const PLACE_COOKIE = 'place';

/** For so long it is kept: a product decision. In seconds. */
const A_MONTH_S = 2_592_000;

/** Two decimals of a degree, about half a mile: enough to start from, and no more kept of where one is. */
const DECIMALS = 2;

/** The place in a cookie's value; null for anything else. */
function placeOf(value: string): Point | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/.exec(value) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/** The place in these cookies; null where there is none. */
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

/** Keeps in this browser where the reader is. Browser only. */
export function rememberPlace({ latitude, longitude }: Point): void {
  write(`${Number(latitude.toFixed(DECIMALS))},${Number(longitude.toFixed(DECIMALS))}`, A_MONTH_S);
}

/** Browser only. */
export function forgetPlace(): void {
  write('', 0);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Where the reader was when 'Near me' was pressed last; null where nothing is kept. */
export function useSharedPlace(): Point | null {
  const { place = null } = usePage();
  const text = useSyncExternalStore(
    watch,
    () => textOf(sharedPlaceIn(document.cookie)),
    () => textOf(place),
  );
  return placeOf(text);
}

/** Compared by its text, as a new object would be another place. */
const textOf = (place: Point | null): string => (place === null ? '' : `${place.latitude},${place.longitude}`);

import type { QueryClient } from '@tanstack/react-query';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import type { NearBusinesses, HomeStart } from './home-start.js';

/** Number of businesses shown, and their maximum distance in miles: product decisions. */
const SHOWN = 3;
const RADIUS = 25;

/** Finds businesses and towns near a start. */
export async function findNearBusinesses(client: QueryClient, start: HomeStart): Promise<NearBusinesses> {
  const api = apiOf(client);
  const point = await pointOf(client, start);
  if (point === null) return { businesses: [], towns: [] };
  const around = { ...point, radius: RADIUS } as const;
  const nearest = { ...around, favorites: true, sort: 'distance', limit: SHOWN } as const;
  // Twice as many, because some may be among the favorites.
  const best = { ...around, sort: 'recommended', limit: 2 * SHOWN } as const;
  const [favorites, recommended, towns] = await Promise.all([
    api.GET('/api/businesses', { params: { query: nearest } }),
    api.GET('/api/businesses', { params: { query: best } }),
    api.GET('/api/locations/towns', { params: { query: point } }),
  ]);
  const first = dataOf(favorites);
  const ids = new Set(first.map(({ id }) => id));
  const others = dataOf(recommended).filter(({ id }) => !ids.has(id));
  return { businesses: [...first, ...others].slice(0, SHOWN), towns: dataOf(towns) };
}

/** Returns null for an unknown ZIP code. */
async function pointOf(client: QueryClient, start: HomeStart): Promise<Point | null> {
  if (!('location' in start)) return start;
  const query = { zipCode: start.location };
  return dataOf(await apiOf(client).GET('/api/locations/middle', { params: { query } })).middle;
}

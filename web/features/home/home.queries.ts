import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business.js';
import type { GuideDog } from '../../../interfaces/contract/guide-dog.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** So many favourites and guide dogs stand on the home page (spec 1 §9). */
const SHOWN = 3;

/** The first of the community's favourites. */
export function favoritesQuery() {
  return queryOptions({
    queryKey: ['businesses', 'favorites', SHOWN],
    queryFn: async ({ client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).GET('/api/businesses/favorites', { params: { query: { limit: SHOWN } } });
      return dataOf(answer, 'Failed to fetch businesses').slice(0, SHOWN);
    },
  });
}

/** The first guide dogs. */
export function guideDogsQuery() {
  return queryOptions({
    queryKey: ['guide-dogs', SHOWN],
    queryFn: async ({ client }): Promise<readonly GuideDog[]> => {
      const answer = await apiOf(client).GET('/api/guide-dogs', { params: { query: { limit: SHOWN } } });
      return dataOf(answer, 'Failed to fetch guide dogs').slice(0, SHOWN);
    },
  });
}

export const useFavorites = () => useQuery(favoritesQuery());
export const useGuideDogs = () => useQuery(guideDogsQuery());

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { ownedBusinessesQuery } from '../../api/owned-businesses.js';
import { dataOf } from '../../api/problem.js';

/** Number of favorites on the visitor's home page, and on the member's: product decisions. */
export const SHOWN = 3;
export const FEATURED_SHOWN = 5;

/** The top community favorites. */
export function favoritesQuery(limit = SHOWN) {
  return queryOptions({
    queryKey: ['businesses', 'favorites', limit],
    queryFn: async ({ client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).GET('/api/businesses/favorites', { params: { query: { limit } } });
      return dataOf(answer, 'Failed to fetch businesses').slice(0, limit);
    },
  });
}

export const useFavorites = (limit = SHOWN) => useQuery(favoritesQuery(limit));

/** The member's first few businesses. */
export const useOwnedBusinesses = (userId: string) => useQuery(ownedBusinessesQuery(userId));

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessCard, OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/**
 * Number of favorites on the visitor's home page, and of own businesses and favorites on the member's: product
 * decisions.
 */
export const SHOWN = 3;
export const OWNED_SHOWN = 3;
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

/** The member's own businesses, in any status. */
export function ownedQuery(userId: string) {
  return queryOptions({
    queryKey: ['businesses', 'owner', userId],
    queryFn: async ({ client }): Promise<readonly OwnedBusinessCard[]> => {
      const params = { path: { userId }, query: { limit: OWNED_SHOWN } };
      const answer = await apiOf(client).GET('/api/businesses/owner/{userId}', { params });
      return dataOf(answer, 'Failed to fetch businesses');
    },
  });
}

export const useFavorites = (limit = SHOWN) => useQuery(favoritesQuery(limit));

/** The member's first few businesses. */
export const useOwnedBusinesses = (userId: string) => useQuery(ownedQuery(userId));

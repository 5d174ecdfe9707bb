import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessCard, OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** So many favourites stand on a visitor's home page, so many of a member's own businesses and favourites on theirs: product decisions. */
export const SHOWN = 3;
export const OWNED_SHOWN = 3;
export const FEATURED_SHOWN = 5;

/** The first of the community's favourites. */
export function favoritesQuery(limit = SHOWN) {
  return queryOptions({
    queryKey: ['businesses', 'favorites', limit],
    queryFn: async ({ client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).GET('/api/businesses/favorites', { params: { query: { limit } } });
      return dataOf(answer, 'Failed to fetch businesses').slice(0, limit);
    },
  });
}

/** A member's own businesses, in whatever state they are. */
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

/** The first of a member's own businesses; undefined where they are not known. */
export function useOwnedBusinesses(userId: string) {
  const { data, isFetching, isError, refetch } = useQuery(ownedQuery(userId));
  const isFailed = data === undefined && isError && !isFetching;
  return { owned: data, ownsNothing: data?.length === 0, isFetching, isFailed, retry: () => void refetch() };
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BusinessCard, OwnedBusinessCard } from '../../../interfaces/contract/business.js';
import type { GuideDog } from '../../../interfaces/contract/guide-dog.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** So many favourites and guide dogs stand on a visitor's home page, so many of a member's own businesses and favourites on theirs: product decisions. */
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

/** A member's guide dog; null where they have none. */
export function guideDogQuery(userId: string) {
  return queryOptions({
    queryKey: ['guide-dogs', 'user', userId],
    queryFn: async ({ client }): Promise<GuideDog | null> => {
      const answer = await apiOf(client).GET('/api/guide-dogs/user/{userId}', { params: { path: { userId } } });
      return answer.response.status === 404 ? null : dataOf(answer, 'Failed to fetch the guide dog');
    },
  });
}

export const useFavorites = (limit = SHOWN) => useQuery(favoritesQuery(limit));
export const useGuideDogs = () => useQuery(guideDogsQuery());

/** What a member has beyond the account; undefined where it is not known. */
export function useMemberProfile(userId: string) {
  const owned = useQuery(ownedQuery(userId));
  const guideDog = useQuery(guideDogQuery(userId));
  return {
    owned: owned.data,
    ownsNothing: owned.data?.length === 0,
    guideDog: guideDog.data,
    isLoading: owned.isFetching || guideDog.isFetching,
  };
}

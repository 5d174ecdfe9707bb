import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { GUIDE_DOGS_KEY } from '../../api/query-keys.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

/** So many guide dogs stand on a visitor's home page: a product decision. */
const SHOWN_AT_HOME = 3;

/** So many stand on the page of the community: a product decision. */
export const TOP = 6;

/** Guide Dogs on a page of the leaderboard: a product decision. */
const PAGE_SIZE = 20;

/** The first guide dogs. */
export function guideDogsQuery(shown = SHOWN_AT_HOME) {
  return queryOptions({
    queryKey: [...GUIDE_DOGS_KEY, shown],
    queryFn: async ({ client }): Promise<readonly GuideDog[]> => {
      const answer = await apiOf(client).GET('/api/guide-dogs', { params: { query: { limit: shown } } });
      return dataOf(answer, 'Failed to fetch guide dogs').slice(0, shown);
    },
  });
}

/** All guide dogs, those with most reviews first, page by page from a cursor on. */
export function leaderboardPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...GUIDE_DOGS_KEY, 'leaderboard', cursor],
    queryFn: async ({ client, pageParam }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/guide-dogs', { params: { query } });
      const dogs: readonly GuideDog[] = dataOf(answer, 'Failed to fetch guide dogs');
      return { dogs, next: nextCursor(answer.response.headers) };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

/** A member's guide dog; null where they have none. */
export function guideDogQuery(userId: string) {
  return queryOptions({
    queryKey: [...GUIDE_DOGS_KEY, 'user', userId],
    queryFn: async ({ client }): Promise<GuideDog | null> => {
      const answer = await apiOf(client).GET('/api/guide-dogs/user/{userId}', { params: { path: { userId } } });
      return answer.response.status === 404 ? null : dataOf(answer, 'Failed to fetch the guide dog');
    },
  });
}

export const useGuideDogs = (shown?: number) => useQuery(guideDogsQuery(shown));
export const useLeaderboard = (cursor: string | null) => useInfiniteQuery(leaderboardPages(cursor));
export const useGuideDog = (userId: string) => useQuery(guideDogQuery(userId));

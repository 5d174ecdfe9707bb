import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { callQuery } from '../../api/call-query.js';
import { apiOf } from '../../api/client.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { GUIDE_DOGS_KEY } from '../../api/query-keys.js';
import { usePages } from '../../lib/browser/use-pages.js';

/** Number of Guide Dogs on the visitor's home page: a product decision. */
export const TOP_AT_HOME = 3;

/** Number of Guide Dogs at the top of the community page: a product decision. */
export const TOP = 6;

/** Page size of the leaderboard: a product decision. */
const PAGE_SIZE = 20;

export const guideDogsQuery = (limit = TOP_AT_HOME) =>
  callQuery<readonly GuideDog[]>([...GUIDE_DOGS_KEY, limit], (api) =>
    api.GET('/api/guide-dogs', { params: { query: { limit } } }),
  );

/** All Guide Dogs, most reviews first, in pages from a cursor. */
export const leaderboardPages = (cursor: string | null = null) =>
  listPages<GuideDog>({
    key: [...GUIDE_DOGS_KEY, 'leaderboard'],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/guide-dogs', { params: { query } }),
  });

/** A member's Guide Dog; null if they have none. */
export function guideDogQuery(userId: string) {
  return queryOptions({
    queryKey: [...GUIDE_DOGS_KEY, 'user', userId],
    queryFn: async ({ client }): Promise<GuideDog | null> => {
      const answer = await apiOf(client).GET('/api/guide-dogs/user/{userId}', { params: { path: { userId } } });
      return answer.response.status === 404 ? null : dataOf(answer);
    },
  });
}

export const useGuideDogs = (limit?: number) => useQuery(guideDogsQuery(limit));
export const useLeaderboard = (cursor: string | null) => usePages(leaderboardPages(cursor));
export const useGuideDog = (userId: string) => useQuery(guideDogQuery(userId));

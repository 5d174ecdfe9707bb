import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GuideDog } from '../../../interfaces/contract/guide-dog.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** So many guide dogs stand on a visitor's home page: a product decision. */
const SHOWN = 3;

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

export const useGuideDogs = () => useQuery(guideDogsQuery());
export const useGuideDog = (userId: string) => useQuery(guideDogQuery(userId));

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import { apiOf } from '../../api/client.js';
import { dataOf, statusOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';

/** Today counts on: whoever comes back after so long gets the figures anew. */
const STALE_MS = 30_000;

/** What visitors did with an own business on the last days; status 403 where its tier does not reach so far back. */
export function analyticsQuery(id: number, days: number) {
  return queryOptions({
    queryKey: [...businessKey(id), 'analytics', days],
    queryFn: async ({ client }): Promise<Analytics> => {
      const params = { path: { id }, query: { days } };
      const answer = await apiOf(client).GET('/api/businesses/{id}/analytics', { params });
      return dataOf(answer, 'Failed to fetch the figures');
    },
    staleTime: STALE_MS,
  });
}

export function useAnalytics(id: number, days: number) {
  const query = useQuery(analyticsQuery(id, days));
  return { ...query, refusal: statusOf(query.error) === 403 ? (query.error?.message ?? '') : null };
}

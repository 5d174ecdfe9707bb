import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { statusOf } from '../../lib/form/refusal.js';

/** Today's numbers keep changing, so they are refetched after this time. */
const STALE_MS = 30_000;

/**
 * Visitor activity on one of the member's own businesses in the last `days` days. Fails with status 403 if the tier
 * doesn't cover that many days.
 */
export function analyticsQuery(id: number, days: number) {
  return queryOptions({
    queryKey: [...businessKey(id), 'analytics', days],
    queryFn: async ({ client }): Promise<Analytics> => {
      const params = { path: { id }, query: { days } };
      const answer = await apiOf(client).GET('/api/businesses/{id}/analytics', { params });
      return dataOf(answer, 'We couldn’t load your analytics');
    },
    staleTime: STALE_MS,
  });
}

/** `isUnknown` is true if the tier doesn't cover the period; the error's message says so. */
export function useAnalytics(id: number, days: number) {
  const query = useQuery(analyticsQuery(id, days));
  return { ...query, isUnknown: statusOf(query.error) === 403 };
}

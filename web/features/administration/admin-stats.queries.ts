import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';

/** What waits counts on: whoever comes to a page after so long gets the figures anew. */
const STALE_MS = 15_000;

/** What the directory holds, what waits for administrators, and what is new. */
export function adminStatsQuery() {
  return queryOptions({
    queryKey: [...ADMIN_STATS_KEY, 'directory'],
    queryFn: async ({ client }): Promise<AdminStats> =>
      dataOf(await apiOf(client).GET('/api/admin/stats'), 'Failed to fetch the figures'),
    staleTime: STALE_MS,
  });
}

export const useAdminStats = () => useQuery(adminStatsQuery());

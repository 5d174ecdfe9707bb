import { queryOptions } from '@tanstack/react-query';
import type { AdminSession } from '../../../interfaces/contract/administration/administration.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** What a visitor is told, and what a member is told, who is no administrator. */
const NO_SESSION: ReadonlySet<number> = new Set([401, 403]);

/** The administrator's session; null where there is none, which is no failure. */
export function adminSessionQuery() {
  return queryOptions({
    queryKey: ['admin', 'session'],
    queryFn: async ({ client }): Promise<AdminSession | null> => {
      const answer = await apiOf(client).GET('/api/admin/session');
      return NO_SESSION.has(answer.response.status) ? null : dataOf(answer, 'Failed to fetch your session');
    },
  });
}

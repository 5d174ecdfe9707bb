import { useEffect, useState } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSession } from '../../../interfaces/contract/administration/administration.js';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { callQuery } from '../../api/call-query.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { codeOf, statusOf } from '../../lib/form/refusal.js';

/** Responses to visitors (401) and to members who aren't administrators (403). */
const NO_SESSION: ReadonlySet<number> = new Set([401, 403]);

/** The administrator's session; null if there is none, which isn't an error. */
export function adminSessionQuery() {
  return queryOptions({
    queryKey: ['admin', 'session'],
    queryFn: async ({ client }): Promise<AdminSession | null> => {
      const answer = await apiOf(client).GET('/api/admin/session');
      return NO_SESSION.has(answer.response.status) ? null : dataOf(answer);
    },
  });
}

export const useAdminSession = () => useQuery(adminSessionQuery());

/** Returns whether the page's administrator session has ended: it expired, or a call was refused without it. */
export function useSessionEnded({ expiresAt }: AdminSession): boolean {
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const notice = (error: unknown): void => {
      if (statusOf(error) === 401 || codeOf(error) === 'ADMINISTRATORS_ONLY') setEnded(true);
    };
    for (const query of client.getQueryCache().getAll()) notice(query.state.error);
    const over = setTimeout(() => setEnded(true), Date.parse(expiresAt) - Date.now());
    const queries = client.getQueryCache().subscribe(({ query }) => notice(query.state.error));
    const mutations = client.getMutationCache().subscribe(({ mutation }) => notice(mutation?.state.error));
    return () => {
      clearTimeout(over);
      queries();
      mutations();
    };
  }, [client, expiresAt]);
  return ended;
}

/** Signs the administrator out. */
export function useAdminLogout() {
  return useMutation({
    mutationFn: async (_: void, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/logout'), 'Please try again.');
    },
  });
}

/** Waiting counts keep changing, so they are refetched after this time. */
const STALE_MS = 15_000;

/** Totals of the directory, waiting items, and recent additions. */
export const adminStatsQuery = () => ({
  ...callQuery<AdminStats>([...ADMIN_STATS_KEY, 'directory'], (api) => api.GET('/api/admin/stats')),
  staleTime: STALE_MS,
});

export const useAdminStats = () => useQuery(adminStatsQuery());

/** Keeps the statistics current while the page is visible. For one component, because each one refetches. */
export const useLiveStats = () => useQuery({ ...adminStatsQuery(), refetchInterval: STALE_MS });

import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSession } from '../../../interfaces/contract/administration/administration.js';
import { apiOf } from '../../api/client.js';
import { codeOf, dataOf, statusOf } from '../../api/problem.js';
import { adminSessionQuery } from './who-administers.queries.js';

export const useAdminSession = () => useQuery(adminSessionQuery());

/** Whether the session that a page began with is over: its time is up, or a call was refused for want of it. */
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

/** Ends the administrator's session. */
export function useAdminLogout() {
  return useMutation({
    mutationFn: async (_: void, { client }): Promise<void> => {
      dataOf(await apiOf(client).POST('/api/admin/logout'), 'Please try again.');
    },
  });
}

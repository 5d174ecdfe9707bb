import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';

const PAGE_SIZE = 12;

/** The member's own businesses in any status, in pages. */
export const ownedPages = (userId: string, cursor: string | null = null) =>
  listPages<OwnedBusinessCard>({
    ...{ key: ['businesses', 'owner', userId, 'pages'], cursor, pageSize: PAGE_SIZE },
    failure: 'We couldn’t load your businesses',
    fetch: (api, query) => api.GET('/api/businesses/owner/{userId}', { params: { path: { userId }, query } }),
  });

export const useOwnedPages = (userId: string, cursor: string | null) => useInfiniteQuery(ownedPages(userId, cursor));

/** An owner's action on a business. Editing has its own page. */
export type OwnerAction = 'withdraw' | 'relist' | 'resubmit';

/** Withdraws, relists, or resubmits a business, then refetches all lists that contain it. */
export function useOwnerAction(id: number) {
  return useMutation({
    mutationFn: async (action: OwnerAction, { client }): Promise<void> => {
      const params = { path: { id } };
      const api = apiOf(client);
      const sentence = 'Please try again.';
      if (action === 'withdraw') dataOf(await api.DELETE('/api/businesses/{id}', { params }), sentence);
      else if (action === 'relist') dataOf(await api.POST('/api/businesses/{id}/relist', { params }), sentence);
      else dataOf(await api.POST('/api/businesses/{id}/submit', { params }), sentence);
    },
    // Also after an error: the business has changed in the meantime, and the page must show its current state.
    onSettled: async (_nothing, _error, _action, _result, { client }) => {
      void client.invalidateQueries({ queryKey: businessKey(id) });
      await client.invalidateQueries({ queryKey: ['businesses'] });
    },
  });
}

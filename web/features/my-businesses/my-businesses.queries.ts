import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { listPages } from '../../api/list-page.js';
import { businessKey } from '../../api/query-keys.js';
import { useCall } from '../../api/use-call.js';
import { usePages } from '../../lib/browser/use-pages.js';

const PAGE_SIZE = 12;

/** The member's own businesses in any status, in pages. */
export const ownedPages = (userId: string, cursor: string | null = null) =>
  listPages<OwnedBusinessCard>({
    key: ['businesses', 'owner', userId, 'pages'],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/businesses/owner/{userId}', { params: { path: { userId }, query } }),
  });

export const useOwnedPages = (userId: string, cursor: string | null) => usePages(ownedPages(userId, cursor));

/** An owner's action on a business. Editing has its own page. */
export type OwnerAction = 'withdraw' | 'relist' | 'resubmit';

/** Withdraws, relists, or resubmits a business, then refetches all lists that contain it. */
export const useOwnerAction = (id: number) =>
  useCall<unknown, OwnerAction>(
    (api, action) => {
      const params = { path: { id } };
      if (action === 'withdraw') return api.DELETE('/api/businesses/{id}', { params });
      if (action === 'relist') return api.POST('/api/businesses/{id}/relist', { params });
      return api.POST('/api/businesses/{id}/submit', { params });
    },
    'Please try again.',
    {
      // Also after an error: the business has changed in the meantime, and the page must show its current state.
      onSettled: async (_nothing, _error, _action, _result, { client }) => {
        void client.invalidateQueries({ queryKey: businessKey(id) });
        await client.invalidateQueries({ queryKey: ['businesses'] });
      },
    },
  );

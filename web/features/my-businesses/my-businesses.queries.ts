import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey } from '../../api/query-keys.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

const PAGE_SIZE = 12;

interface OwnedPage {
  readonly businesses: readonly OwnedBusinessCard[];
  readonly total: number;
  readonly next: string | null;
}

/** A member's own businesses in whatever state, page by page. */
export function ownedPages(userId: string, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: ['businesses', 'owner', userId, 'pages', PAGE_SIZE, cursor],
    queryFn: async ({ client, pageParam }): Promise<OwnedPage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const params = { path: { userId }, query };
      const answer = await apiOf(client).GET('/api/businesses/owner/{userId}', { params });
      const businesses: readonly OwnedBusinessCard[] = dataOf(answer, 'Failed to fetch your businesses');
      const { headers } = answer.response;
      return {
        businesses,
        total: Number(headers.get('x-total-count') ?? businesses.length),
        next: nextCursor(headers),
      };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

export const useOwnedPages = (userId: string, cursor: string | null) => useInfiniteQuery(ownedPages(userId, cursor));

/** What is done here with one of one's own businesses; its fields are changed on a page of their own. */
export type OwnerAction = 'withdraw' | 'relist' | 'resubmit';

/** Withdraws a business, puts it back or sends it in again; whatever list it stands in is then fetched anew. */
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
    // Also after a refusal: it has changed meanwhile, and its present state is what one must see.
    onSettled: async (_nothing, _error, _action, _result, { client }) => {
      void client.invalidateQueries({ queryKey: businessKey(id) });
      await client.invalidateQueries({ queryKey: ['businesses'] });
    },
  });
}

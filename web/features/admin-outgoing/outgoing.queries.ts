import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { OutgoingMessage, ResentMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, withoutItem, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { statusIn } from '../../lib/path/admin-path.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const OUTGOING_KEY = ['admin', 'outgoing'] as const;

export const FAILED = 'Failed to fetch the messages';

/** What could not be delivered, and what waits. */
const STATUSES = ['dead', 'queued'] as const;

export type OutgoingStatus = (typeof STATUSES)[number];

export const outgoingStatusOf = (params: URLSearchParams): OutgoingStatus => statusIn(params, STATUSES);

/** Messages that are not out. */
export function outgoingPages(status: OutgoingStatus, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...OUTGOING_KEY, status, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<OutgoingMessage>> => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/outgoing', { params: { query } });
      return listPageOf<OutgoingMessage>(dataOf(answer, FAILED), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Workers are at it: whoever comes to the page again sees how it is by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useOutgoingPages = (status: OutgoingStatus, cursor: string | null) =>
  useInfiniteQuery(outgoingPages(status, cursor));

/** Has messages tried again, which then wait; several may be under way. */
export function useSendAgain() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ id }: OutgoingMessage, { client }): Promise<ResentMessage> => {
      const answer = await apiOf(client).POST('/api/admin/outgoing/{id}/resend', { params: { path: { id } } });
      return dataOf(answer, 'Please try again.');
    },
    onSuccess: ({ id }, _message, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      void client.invalidateQueries({ queryKey: [...OUTGOING_KEY, 'queued'] });
      client.setQueriesData<InfiniteData<ListPage<OutgoingMessage>>>(
        { queryKey: [...OUTGOING_KEY, 'dead'] },
        (list) => list && withoutItem(list, (message) => message.id === id),
      );
    },
  });
  return mutateAsync;
}

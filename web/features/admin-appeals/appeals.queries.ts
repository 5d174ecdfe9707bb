import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { AdminAppeal, AppealDecisionForm } from '../../../interfaces/contract/moderation/notice.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, withoutItem, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { statusIn } from '../../lib/path/admin-path.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const APPEALS_KEY = ['admin', 'appeals'] as const;

/** What waits, and what was decided how. */
const STATUSES = ['open', 'upheld', 'rejected'] as const;

export type AppealStatus = (typeof STATUSES)[number];

export const appealStatusOf = (params: URLSearchParams): AppealStatus => statusIn(params, STATUSES);

/** Appeals, the longest waiting first. */
export function appealPages(status: AppealStatus, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...APPEALS_KEY, status, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<AdminAppeal>> => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/appeals', { params: { query } });
      return listPageOf<AdminAppeal>(dataOf(answer, 'Failed to fetch the appeals'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the page again sees what waits by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useAppealPages = (status: AppealStatus, cursor: string | null) =>
  useInfiniteQuery(appealPages(status, cursor));

interface Sent {
  readonly id: number;
  readonly decision: AppealDecisionForm;
}

/** Sends decisions; several may be under way. */
export function useAppealDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, decision }: Sent, { client }): Promise<AdminAppeal> => {
      const params = { path: { id } };
      const answer = await apiOf(client).POST('/api/admin/appeals/{id}/decide', { params, body: decision });
      return dataOf(answer, 'Please try again.');
    },
    onSuccess: ({ id }, _sent, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      client.setQueriesData<InfiniteData<ListPage<AdminAppeal>>>(
        { queryKey: [...APPEALS_KEY, 'open'] },
        (pages) => pages && withoutItem(pages, (appeal) => appeal.id === id),
      );
    },
  });
  return (id: number, decision: AppealDecisionForm) => mutateAsync({ id, decision });
}

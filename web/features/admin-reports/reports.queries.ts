import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { AdminReport, ReportDecision } from '../../../interfaces/contract/moderation/admin-report.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, withoutItem, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { given } from '../../lib/given.js';
import { statusIn } from '../../lib/path/admin-path.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const REPORTS_KEY = ['admin', 'reports'] as const;

/** What waits, and what was decided. */
const STATUSES = ['open', 'resolved'] as const;

export type ReportStatus = (typeof STATUSES)[number];

export const reportStatusOf = (params: URLSearchParams): ReportStatus => statusIn(params, STATUSES);

/** What is reported, the longest waiting first. */
export function reportPages(status: ReportStatus, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, status, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<AdminReport>> => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/reports', { params: { query } });
      return listPageOf<AdminReport>(dataOf(answer, 'Failed to fetch the reports'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the page again sees what waits by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useReportPages = (status: ReportStatus, cursor: string | null) =>
  useInfiniteQuery(reportPages(status, cursor));

interface Sent {
  readonly id: number;
  readonly decision: ReportDecision;
}

/** Sends decisions; several may be under way. */
export function useReportDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, decision }: Sent, { client }): Promise<AdminReport> => {
      const body = decision.action === 'keep' ? given(decision) : decision;
      const answer = await apiOf(client).POST('/api/admin/reports/{id}/resolve', { params: { path: { id } }, body });
      return dataOf(answer, 'Please try again.');
    },
    onSuccess: ({ id }, _sent, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      client.setQueriesData<InfiniteData<ListPage<AdminReport>>>(
        { queryKey: [...REPORTS_KEY, 'open'] },
        (pages) => pages && withoutItem(pages, (report) => report.id === id),
      );
    },
  });
  return (id: number, decision: ReportDecision) => mutateAsync({ id, decision });
}

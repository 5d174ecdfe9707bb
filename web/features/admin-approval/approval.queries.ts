import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { ApprovalStats } from '../../../interfaces/contract/administration/admin-stats.js';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { useBulkCalls } from '../../api/bulk.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const PENDING_KEY = ['admin', 'pending-businesses'] as const;

interface PendingPage {
  readonly businesses: readonly AdminBusiness[];
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | null;
}

/** Businesses that wait for a decision, the longest waiting first. */
export function pendingPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...PENDING_KEY, cursor],
    queryFn: async ({ client, pageParam }): Promise<PendingPage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/pending-businesses', { params: { query } });
      const businesses: readonly AdminBusiness[] = dataOf(answer, 'Failed to fetch pending businesses');
      const { headers } = answer.response;
      return {
        businesses,
        total: Number(headers.get('x-total-count') ?? businesses.length),
        capped: headers.has('x-total-capped'),
        next: nextCursor(headers),
      };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the page again sees what waits by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const usePendingPages = (cursor: string | null) => useInfiniteQuery(pendingPages(cursor));

/** How many businesses stand where. */
export function approvalStatsQuery() {
  return queryOptions({
    queryKey: [...ADMIN_STATS_KEY, 'approval'],
    queryFn: async ({ client }): Promise<ApprovalStats> =>
      dataOf(await apiOf(client).GET('/api/admin/business-approval-stats'), 'Failed to fetch the figures'),
  });
}

export const useApprovalStats = () => useQuery(approvalStatsQuery());

/** What an administrator decides about the business as they saw it. */
export type Decision =
  { readonly move: 'approve' | 'review' } | { readonly move: 'reject' | 'needs-revision'; readonly reason: string };

type Sent = Decision & { readonly business: AdminBusiness };

/** Sends decisions; several may be under way. */
export function useDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: async (sent: Sent, { client }): Promise<AdminBusiness> => {
      const { id, version } = sent.business;
      const api = apiOf(client);
      const params = { path: { id } };
      const sentence = 'Please try again.';
      switch (sent.move) {
        case 'approve':
          return dataOf(await api.POST('/api/admin/businesses/{id}/approve', { params, body: { version } }), sentence);
        case 'review':
          return dataOf(await api.POST('/api/admin/businesses/{id}/review', { params }), sentence);
        case 'reject': {
          const body = { rejectionReason: sent.reason, version };
          return dataOf(await api.POST('/api/admin/businesses/{id}/reject', { params, body }), sentence);
        }
        case 'needs-revision': {
          const body = { reason: sent.reason, version };
          return dataOf(await api.POST('/api/admin/businesses/{id}/needs-revision', { params, body }), sentence);
        }
      }
    },
    onSuccess: (now, { move }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      const change = (pages?: InfiniteData<PendingPage>) =>
        pages && (move === 'review' ? put(pages, now) : taken(pages, now));
      client.setQueriesData<InfiniteData<PendingPage>>({ queryKey: PENDING_KEY }, change);
    },
  });
  return (business: AdminBusiness, decision: Decision) => mutateAsync({ ...decision, business });
}

/** The list with a business as it is now. */
function put({ pages, ...list }: InfiniteData<PendingPage>, now: AdminBusiness): InfiniteData<PendingPage> {
  const replaced = (business: AdminBusiness) => (business.id === now.id ? now : business);
  return { ...list, pages: pages.map((page) => ({ ...page, businesses: page.businesses.map(replaced) })) };
}

/** The list without a business that waits no more. */
function taken({ pages, ...list }: InfiniteData<PendingPage>, { id }: AdminBusiness): InfiniteData<PendingPage> {
  const left = (businesses: readonly AdminBusiness[]) => businesses.filter((business) => business.id !== id);
  return {
    ...list,
    pages: pages.map((page) => ({ ...page, total: page.total - 1, businesses: left(page.businesses) })),
  };
}

/** Decisions about many listings. */
export const useBulkApproval = useBulkCalls;

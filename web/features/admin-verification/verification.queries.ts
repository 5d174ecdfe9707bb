import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, withItem, withoutItem, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { statusIn } from '../../lib/path/admin-path.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const VERIFICATION_KEY = ['admin', 'business-verification'] as const;

/** What nobody has looked at yet, and how it was decided on. */
const STATUSES = ['waiting', 'verified', 'refused'] as const;

export type VerificationStatus = (typeof STATUSES)[number];

export const verificationStatusOf = (params: URLSearchParams): VerificationStatus => statusIn(params, STATUSES);

/** Public businesses by their verification, the longest listed or verified first. */
export function verificationPages(status: VerificationStatus, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...VERIFICATION_KEY, status, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<AdminBusiness>> => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/business-verification', { params: { query } });
      return listPageOf<AdminBusiness>(dataOf(answer, 'Failed to fetch the listings'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the page again sees what waits by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useVerificationPages = (status: VerificationStatus, cursor: string | null) =>
  useInfiniteQuery(verificationPages(status, cursor));

/** What an administrator decides about the business as they saw it. */
export type VerificationDecision =
  | { readonly decision: 'verify'; readonly source: string; readonly notes: string | null }
  | { readonly decision: 'refuse'; readonly notes: string };

type Sent = VerificationDecision & { readonly business: AdminBusiness };

/** Sends decisions; several may be under way. */
export function useVerification() {
  const { mutateAsync } = useMutation({
    mutationFn: async (sent: Sent, { client }): Promise<AdminBusiness> => {
      const { id, version } = sent.business;
      const [api, params] = [apiOf(client), { path: { id } }];
      const sentence = 'Please try again.';
      if (sent.decision === 'refuse') {
        const body = { verificationNotes: sent.notes, version };
        return dataOf(await api.POST('/api/admin/businesses/{id}/refuse-verification', { params, body }), sentence);
      }
      const body = { verificationSource: sent.source, verificationNotes: sent.notes, version };
      return dataOf(await api.POST('/api/admin/businesses/{id}/verify', { params, body }), sentence);
    },
    onSuccess: (now, _sent, _result, { client }) => {
      const isIt = (business: AdminBusiness) => business.id === now.id;
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      for (const status of STATUSES) {
        const stays = status === (now.isVerified ? 'verified' : 'refused');
        client.setQueriesData<InfiniteData<ListPage<AdminBusiness>>>(
          { queryKey: [...VERIFICATION_KEY, status] },
          (pages) => {
            if (!pages?.pages.some(({ items }) => items.some(isIt))) return pages;
            return stays ? withItem(pages, now, isIt) : withoutItem(pages, isIt);
          },
        );
      }
    },
  });
  return (business: AdminBusiness, decision: VerificationDecision) => mutateAsync({ ...decision, business });
}

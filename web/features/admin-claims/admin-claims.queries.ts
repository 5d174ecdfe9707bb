import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { useBulkCalls } from '../../api/bulk.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { nextCursor } from '../../lib/path/next-cursor.js';
import type { ClaimsTab } from './claims-tab.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const CLAIMS_KEY = ['admin', 'claims'] as const;

interface ClaimPage {
  readonly claims: readonly AdminClaim[];
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | null;
}

/** Claims, the oldest first. */
export function claimPages(tab: ClaimsTab, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...CLAIMS_KEY, tab, cursor],
    queryFn: async ({ client, pageParam }): Promise<ClaimPage> => {
      const query = {
        limit: PAGE_SIZE,
        ...(tab === 'all' && { status: tab }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const answer = await apiOf(client).GET('/api/admin/business-claims', { params: { query } });
      const claims: readonly AdminClaim[] = dataOf(answer, 'Failed to fetch claims');
      const { headers } = answer.response;
      return {
        claims,
        total: Number(headers.get('x-total-count') ?? claims.length),
        capped: headers.has('x-total-capped'),
        next: nextCursor(headers),
      };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the list again sees what is in it by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useClaimPages = (tab: ClaimsTab, cursor: string | null) => useInfiniteQuery(claimPages(tab, cursor));

/** What an administrator decides; notes stay among administrators. */
export type ClaimDecision = { readonly notes: string | null } & (
  { readonly move: 'approve' } | { readonly move: 'reject'; readonly reason: string }
);

type Sent = ClaimDecision & { readonly claim: AdminClaim };

/** Sends decisions; several may be under way. */
export function useClaimDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: async (sent: Sent, { client }): Promise<AdminClaim> => {
      const api = apiOf(client);
      const params = { path: { id: sent.claim.id } };
      const adminNotes = sent.notes;
      if (sent.move === 'approve') {
        const answer = await api.POST('/api/admin/business-claims/{id}/approve', { params, body: { adminNotes } });
        return dataOf(answer, 'Failed to approve claim');
      }
      const body = { rejectionReason: sent.reason, adminNotes };
      return dataOf(
        await api.POST('/api/admin/business-claims/{id}/reject', { params, body }),
        'Failed to reject claim',
      );
    },
    onSuccess: (now, { claim, move }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      const inTab = (tab: ClaimsTab, change: (pages: InfiniteData<ClaimPage>) => InfiniteData<ClaimPage>) =>
        client.setQueriesData<InfiniteData<ClaimPage>>(
          { queryKey: [...CLAIMS_KEY, tab] },
          (pages) => pages && change(pages),
        );
      inTab('pending', (pages) => taken(pages, now));
      inTab('all', (pages) => put(pages, now));
      // The approval has rejected the others.
      if (move === 'approve' && claim.otherOpenClaims > 0) void client.invalidateQueries({ queryKey: CLAIMS_KEY });
    },
  });
  return (claim: AdminClaim, decision: ClaimDecision) => mutateAsync({ ...decision, claim });
}

/** The list with a claim as it is now. */
function put({ pages, ...list }: InfiniteData<ClaimPage>, now: AdminClaim): InfiniteData<ClaimPage> {
  const replaced = (claim: AdminClaim) => (claim.id === now.id ? now : claim);
  return { ...list, pages: pages.map((page) => ({ ...page, claims: page.claims.map(replaced) })) };
}

/** The list without a claim that waits no more. */
function taken({ pages, ...list }: InfiniteData<ClaimPage>, { id }: AdminClaim): InfiniteData<ClaimPage> {
  const left = (claims: readonly AdminClaim[]) => claims.filter((claim) => claim.id !== id);
  return { ...list, pages: pages.map((page) => ({ ...page, total: page.total - 1, claims: left(page.claims) })) };
}

/** Decisions about many claims. */
export const useBulkClaims = useBulkCalls;

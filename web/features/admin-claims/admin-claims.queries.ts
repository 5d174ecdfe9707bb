import type { QueryClient } from '@tanstack/react-query';
import type { AdminClaim, ClaimRejection } from '../../../interfaces/contract/claim/claim.js';
import { adminPages, updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { waitingQueue } from '../../api/administration/queue-rows.js';
import type { WaitingList } from '../../lib/path/admin-path.js';

export { useBulkCalls } from '../../api/administration/bulk.js';

export type ClaimTab = 'pending' | 'all';

export const CLAIMS: WaitingList<ClaimTab> = {
  path: '/admin/claims',
  queue: { name: 'claims', tab: 'pending' },
  labels: { pending: 'Pending', all: 'All' },
  failure: 'We couldn’t load claims',
};

/** All claims, oldest first. */
export const claimPages = (cursor: string | null) =>
  adminPages<AdminClaim>({
    list: CLAIMS,
    tab: 'all',
    cursor,
    fetch: (api, page) => api.GET('/api/admin/business-claims', { params: { query: { ...page, status: 'all' } } }),
  });

export const CLAIM_QUEUE = waitingQueue<AdminClaim>(CLAIMS, (api, id) =>
  api.GET('/api/admin/business-claims/{id}', { params: { path: { id } } }),
);

/** Only administrators see the notes. */
export interface SentApproval {
  readonly claim: AdminClaim;
  /** Why a claim without proof is right. */
  readonly reason?: string;
  readonly adminNotes: string | null;
}

export interface SentRejection extends SentApproval, Pick<ClaimRejection, 'rejectionReason'> {}

const update = (client: QueryClient, now: AdminClaim): void => updateTabs(client, CLAIMS, now, (tab) => tab === 'all');

export function useClaimDecisions() {
  const approve = useDecision<SentApproval, AdminClaim>({
    send: (api, { claim: { id }, ...body }) =>
      api.POST('/api/admin/business-claims/{id}/approve', { params: { path: { id } }, body }),
    failure: 'Failed to approve claim',
    onSuccess: (client, now, { claim }) => {
      update(client, now);
      // Approving a claim rejects the other open claims to the business.
      if (claim.otherOpenClaims > 0) void client.invalidateQueries({ queryKey: [CLAIMS.path] });
    },
  });
  const reject = useDecision<SentRejection, AdminClaim>({
    send: (api, { claim: { id }, ...body }) =>
      api.POST('/api/admin/business-claims/{id}/reject', { params: { path: { id } }, body }),
    failure: 'Failed to reject claim',
    onSuccess: update,
  });
  return { approve, reject };
}

import type { QueryClient } from '@tanstack/react-query';
import type { AdminClaim, ClaimRejection } from '../../../interfaces/contract/claim/claim.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';

export { useBulkCalls } from '../../api/administration/bulk.js';

/** All claims, oldest first. */
export const CLAIMS = waitingList<AdminClaim, 'pending' | 'all'>({
  path: '/admin/claims',
  queue: { name: 'claims', tab: 'pending' },
  labels: { pending: 'Pending', all: 'All' },
  failure: 'We couldn’t load claims',
  fetch: (api, page, status) => api.GET('/api/admin/business-claims', { params: { query: { ...page, status } } }),
  read: (api, id) => api.GET('/api/admin/business-claims/{id}', { params: { path: { id } } }),
});

/** Only administrators see the notes. */
interface SentApproval {
  readonly claim: AdminClaim;
  /** Why a claim without proof is right. */
  readonly reason?: string;
  readonly adminNotes: string | null;
}

interface SentRejection extends SentApproval, Pick<ClaimRejection, 'rejectionReason'> {}

const update = (client: QueryClient, now: AdminClaim): void =>
  updateTabs(client, CLAIMS.list, now, (tab) => tab === 'all');

export function useClaimDecisions() {
  const approve = useDecision<SentApproval, AdminClaim>({
    send: (api, { claim: { id }, ...body }) =>
      api.POST('/api/admin/business-claims/{id}/approve', { params: { path: { id } }, body }),
    failure: 'Failed to approve claim',
    onSuccess: (client, now, { claim }) => {
      update(client, now);
      // Approving a claim rejects the other open claims to the business.
      if (claim.otherOpenClaims > 0) void client.invalidateQueries({ queryKey: [CLAIMS.list.path] });
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

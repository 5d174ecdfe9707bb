import type { QueryClient } from '@tanstack/react-query';
import type { AdminClaim, ClaimRejection } from '../../../interfaces/contract/claim/claim.js';
import { adminPages, updateTabs, useDecision } from '../../api/admin-queue.js';
import type { AdminList } from '../../lib/path/admin-path.js';

export { useBulkCalls } from '../../api/bulk.js';

export type ClaimTab = 'pending' | 'all';

export const CLAIMS: AdminList<ClaimTab> = {
  path: '/admin/claims',
  labels: { pending: 'Pending', all: 'All' },
  failure: 'We couldn’t load claims',
};

/** Claims, oldest first. */
export const claimPages = (tab: ClaimTab, cursor: string | null) =>
  adminPages<AdminClaim>({
    list: CLAIMS,
    tab,
    cursor,
    fetch: (api, page) => {
      const query = { ...page, ...(tab === 'all' && { status: tab }) };
      return api.GET('/api/admin/business-claims', { params: { query } });
    },
  });

/** Only administrators see the notes. */
export interface SentApproval {
  readonly claim: AdminClaim;
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

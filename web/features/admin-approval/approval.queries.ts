import type { ApprovalStats } from '../../../interfaces/contract/administration/admin-stats.js';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { callQuery } from '../../api/call-query.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { waitingQueue } from '../../api/administration/queue-rows.js';
import type { WaitingList } from '../../lib/path/admin-path.js';

export { useBulkCalls } from '../../api/administration/bulk.js';

export const PENDING_LISTINGS: WaitingList<'pending'> = {
  path: '/admin/business-approval',
  queue: { name: 'approvals', tab: 'pending' },
  labels: { pending: 'Pending' },
  failure: 'We couldn’t load pending listings',
};

export const PENDING_QUEUE = waitingQueue<AdminBusiness>(PENDING_LISTINGS, (api, id) =>
  api.GET('/api/admin/businesses/{id}', { params: { path: { id } } }),
);

/** The number of businesses per approval status. */
export const approvalStatsQuery = () =>
  callQuery<ApprovalStats>([...ADMIN_STATS_KEY, 'approval'], (api) => api.GET('/api/admin/business-approval-stats'));

/** An administrator's decision about the version of the business they saw. */
export type Decision = { readonly business: AdminBusiness } & (
  { readonly move: 'approve' | 'review' } | { readonly move: 'reject' | 'needs-revision'; readonly reason: string }
);

export const useApprovalDecision = () =>
  useDecision<Decision, AdminBusiness>({
    send: (api, sent) => {
      const { id, version } = sent.business;
      const params = { path: { id } };
      switch (sent.move) {
        case 'approve':
          return api.POST('/api/admin/businesses/{id}/approve', { params, body: { version } });
        case 'review':
          return api.POST('/api/admin/businesses/{id}/review', { params });
        case 'reject': {
          const body = { rejectionReason: sent.reason, version };
          return api.POST('/api/admin/businesses/{id}/reject', { params, body });
        }
        case 'needs-revision': {
          const body = { reason: sent.reason, version };
          return api.POST('/api/admin/businesses/{id}/needs-revision', { params, body });
        }
      }
    },
    onSuccess: (client, now, { move }) => updateTabs(client, PENDING_LISTINGS, now, () => move === 'review'),
  });

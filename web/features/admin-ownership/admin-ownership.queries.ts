import type { QueryClient } from '@tanstack/react-query';
import type { AdminOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';

export { useBulkCalls } from '../../api/administration/bulk.js';

/** Requests that await a decision, and all requests, oldest first. */
export const OWNERSHIP_REQUESTS = waitingList<AdminOwnershipRequest, 'under_review' | 'all'>({
  path: '/admin/ownership',
  queue: { name: 'ownership', tab: 'under_review' },
  labels: { under_review: 'Waiting', all: 'All' },
  failure: 'We couldn’t load ownership requests',
  fetch: (api, page, status) => api.GET('/api/admin/ownership-requests', { params: { query: { ...page, status } } }),
  read: (api, id) => api.GET('/api/admin/ownership-requests/{id}', { params: { path: { id } } }),
});

interface Sent {
  readonly request: AdminOwnershipRequest;
  readonly reason: string;
  readonly adminNotes: string | null;
}

const update = (client: QueryClient, now: AdminOwnershipRequest): void =>
  updateTabs(client, OWNERSHIP_REQUESTS.list, now, (tab) => tab === 'all');

export function useOwnershipDecisions() {
  const approve = useDecision<Sent, AdminOwnershipRequest>({
    send: (api, { request: { id }, ...body }) =>
      api.POST('/api/admin/ownership-requests/{id}/approve', { params: { path: { id } }, body }),
    failure: 'Failed to approve request',
    onSuccess: (client, now) => {
      update(client, now);
      // An approval closes the other open requests for the business.
      void client.invalidateQueries({ queryKey: [OWNERSHIP_REQUESTS.list.path] });
    },
  });
  const reject = useDecision<Sent, AdminOwnershipRequest>({
    send: (api, { request: { id }, ...body }) =>
      api.POST('/api/admin/ownership-requests/{id}/reject', { params: { path: { id } }, body }),
    failure: 'Failed to reject request',
    onSuccess: update,
  });
  return { approve, reject };
}

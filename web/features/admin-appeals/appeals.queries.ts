import type { AdminAppeal, AppealDecisionForm } from '../../../interfaces/contract/moderation/notice.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';

/** Appeals, longest waiting first. */
export const APPEALS = waitingList<AdminAppeal, AdminAppeal['status']>({
  path: '/admin/appeals',
  queue: { name: 'appeals', tab: 'open' },
  labels: { open: 'Open', upheld: 'Upheld', rejected: 'Rejected' },
  failure: 'We couldn’t load appeals',
  fetch: (api, page, status) => api.GET('/api/admin/appeals', { params: { query: { ...page, status } } }),
  read: (api, id) => api.GET('/api/admin/appeals/{id}', { params: { path: { id } } }),
});

interface Sent {
  readonly id: number;
  readonly decision: AppealDecisionForm;
}

export const useAppealDecision = () =>
  useDecision<Sent, AdminAppeal>({
    send: (api, { id, decision }) =>
      api.POST('/api/admin/appeals/{id}/decide', { params: { path: { id } }, body: decision }),
    onSuccess: (client, now) => updateTabs(client, APPEALS.list, now, (tab) => tab === now.status),
  });

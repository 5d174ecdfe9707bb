import type { AdminAppeal, AppealDecisionForm } from '../../../interfaces/contract/moderation/notice.js';
import { adminPages, updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { waitingQueue } from '../../api/administration/queue-rows.js';
import type { WaitingList } from '../../lib/path/admin-path.js';

export const APPEALS: WaitingList<AdminAppeal['status']> = {
  path: '/admin/appeals',
  queue: { name: 'appeals', tab: 'open' },
  labels: { open: 'Open', upheld: 'Upheld', rejected: 'Rejected' },
  failure: 'We couldn’t load appeals',
};

/** Appeals, longest waiting first. */
export const appealPages = (status: AdminAppeal['status'], cursor: string | null) =>
  adminPages<AdminAppeal>({
    list: APPEALS,
    tab: status,
    cursor,
    fetch: (api, page) => api.GET('/api/admin/appeals', { params: { query: { ...page, status } } }),
  });

export const APPEAL_QUEUE = waitingQueue<AdminAppeal>(APPEALS, (api, id) =>
  api.GET('/api/admin/appeals/{id}', { params: { path: { id } } }),
);

interface Sent {
  readonly id: number;
  readonly decision: AppealDecisionForm;
}

export const useAppealDecision = () =>
  useDecision<Sent, AdminAppeal>({
    send: (api, { id, decision }) =>
      api.POST('/api/admin/appeals/{id}/decide', { params: { path: { id } }, body: decision }),
    onSuccess: (client, now) => updateTabs(client, APPEALS, now, (tab) => tab === now.status),
  });

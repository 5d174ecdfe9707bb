import type { AdminReport, ReportDecision } from '../../../interfaces/contract/moderation/admin-report.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

/** Reported content, longest waiting first. */
export const REPORTS = waitingList<AdminReport, AdminReport['status']>({
  path: '/admin/reports',
  queue: { name: 'reports', tab: 'open' },
  labels: { open: 'Open', resolved: 'Resolved' },
  failure: 'We couldn’t load reports',
  fetch: (api, page, status) => api.GET('/api/admin/reports', { params: { query: { ...page, status } } }),
  read: (api, id) => api.GET('/api/admin/reports/{id}', { params: { path: { id } } }),
});

interface Sent {
  readonly id: number;
  readonly decision: ReportDecision;
}

export const useReportDecision = () =>
  useDecision<Sent, AdminReport>({
    send: (api, { id, decision }) => {
      const body = decision.action === 'keep' ? withoutUndefined(decision) : decision;
      return api.POST('/api/admin/reports/{id}/resolve', { params: { path: { id } }, body });
    },
    onSuccess: (client, now) => updateTabs(client, REPORTS.list, now, (tab) => tab === now.status),
  });

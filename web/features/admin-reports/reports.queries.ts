import type { AdminReport, ReportDecision } from '../../../interfaces/contract/moderation/admin-report.js';
import { adminPages, updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';
import { waitingQueue } from '../../api/administration/queue-rows.js';
import type { WaitingList } from '../../lib/path/admin-path.js';

export const REPORTS: WaitingList<AdminReport['status']> = {
  path: '/admin/reports',
  queue: { name: 'reports', tab: 'open' },
  labels: { open: 'Open', resolved: 'Resolved' },
  failure: 'We couldn’t load reports',
};

/** Reported content, longest waiting first. */
export const reportPages = (status: AdminReport['status'], cursor: string | null) =>
  adminPages<AdminReport>({
    list: REPORTS,
    tab: status,
    cursor,
    fetch: (api, page) => api.GET('/api/admin/reports', { params: { query: { ...page, status } } }),
  });

export const REPORT_QUEUE = waitingQueue<AdminReport>(REPORTS, (api, id) =>
  api.GET('/api/admin/reports/{id}', { params: { path: { id } } }),
);

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
    onSuccess: (client, now) => updateTabs(client, REPORTS, now, (tab) => tab === now.status),
  });

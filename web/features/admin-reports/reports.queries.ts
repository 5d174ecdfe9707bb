import type { AdminReport, ReportDecision } from '../../../interfaces/contract/moderation/admin-report.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { wantsFreshSignIn } from '../../lib/form/refusal.js';
import { adminLoginPath, rowPath } from '../../lib/path/admin-path.js';
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

/** Erasing an account needs a recent sign-in. The draft is kept during the sign-in. */
function signInAgain(error: unknown, { id }: Sent): never {
  if (wantsFreshSignIn(error)) navigateFully(adminLoginPath(rowPath(REPORTS.list.path, id)));
  throw error;
}

export function useReportDecision(): (sent: Sent) => Promise<AdminReport> {
  const decide = useDecision<Sent, AdminReport>({
    send: (api, { id, decision }) => {
      const body = decision.action === 'keep' ? withoutUndefined(decision) : decision;
      return api.POST('/api/admin/reports/{id}/resolve', { params: { path: { id } }, body });
    },
    onSuccess: (client, now) => updateTabs(client, REPORTS.list, now, (tab) => tab === now.status),
  });
  return (sent) => decide(sent).catch((error: unknown) => signInAgain(error, sent));
}

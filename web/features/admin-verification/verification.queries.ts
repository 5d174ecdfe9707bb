import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { pagedList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';

export type VerificationStatus = 'waiting' | 'verified' | 'refused';

/** Public businesses, not checked yet or checked, by outcome. Longest listed or verified first. */
export const VERIFICATIONS = pagedList<AdminBusiness, VerificationStatus>({
  path: '/admin/business-verification',
  labels: { waiting: 'Not reviewed', verified: 'Verified', refused: 'Couldn’t be verified' },
  failure: 'We couldn’t load listings',
  // Each entry is as tall as a phone's screen. The next ones load before an administrator reaches them.
  pageSize: 10,
  fetch: (api, page, status) => api.GET('/api/admin/business-verification', { params: { query: { ...page, status } } }),
});

/** An administrator's decision about the version of the business they saw. */
type VerificationDecision = { readonly business: AdminBusiness } & (
  | { readonly decision: 'verify'; readonly source: string; readonly notes: string | null }
  | { readonly decision: 'refuse'; readonly notes: string }
);

export const useVerification = () =>
  useDecision<VerificationDecision, AdminBusiness>({
    send: (api, sent) => {
      const { id, version } = sent.business;
      const params = { path: { id } };
      if (sent.decision === 'refuse') {
        const body = { verificationNotes: sent.notes, version };
        return api.POST('/api/admin/businesses/{id}/refuse-verification', { params, body });
      }
      const body = { verificationSource: sent.source, verificationNotes: sent.notes, version };
      return api.POST('/api/admin/businesses/{id}/verify', { params, body });
    },
    onSuccess: (client, now) =>
      updateTabs(client, VERIFICATIONS.list, now, (tab) => tab === (now.isVerified ? 'verified' : 'refused')),
  });

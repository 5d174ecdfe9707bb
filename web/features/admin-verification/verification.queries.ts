import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { adminPages, updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import type { AdminList } from '../../lib/path/admin-path.js';

export type VerificationStatus = 'waiting' | 'verified' | 'refused';

/** The tabs of the page: businesses not checked yet, and those checked by outcome. */
export const VERIFICATIONS: AdminList<VerificationStatus> = {
  path: '/admin/business-verification',
  labels: { waiting: 'Not reviewed', verified: 'Verified', refused: 'Couldn’t be verified' },
  failure: 'We couldn’t load listings',
};

/** Each entry is as tall as a phone's screen. The next ones load before an administrator reaches them. */
const PAGE_SIZE = 10;

/** Public businesses by verification status, longest listed or verified first. */
export const verificationPages = (status: VerificationStatus, cursor: string | null) =>
  adminPages<AdminBusiness>({
    list: VERIFICATIONS,
    tab: status,
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, page) => api.GET('/api/admin/business-verification', { params: { query: { ...page, status } } }),
  });

/** An administrator's decision about the version of the business they saw. */
export type VerificationDecision = { readonly business: AdminBusiness } & (
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
      updateTabs(client, VERIFICATIONS, now, (tab) => tab === (now.isVerified ? 'verified' : 'refused')),
  });

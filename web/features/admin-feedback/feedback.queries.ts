import type { QueryClient } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import type { FeedbackStatus } from '../../../interfaces/contract/shared/words.js';
import { adminPages, updateTabs, useDecision } from '../../api/admin-queue.js';
import type { AdminList } from '../../lib/path/admin-path.js';
import { ApiProblem } from '../../lib/form/refusal.js';

export { useBulkCalls } from '../../api/bulk.js';

export type FeedbackTab = 'pending' | 'recommendations' | 'issues' | 'all';

export const FEEDBACK: AdminList<FeedbackTab> = {
  path: '/admin/feedback',
  param: 'tab',
  labels: {
    pending: 'Pending',
    recommendations: 'Business Recommendations',
    issues: 'Listing Issues',
    all: 'All',
  },
  failure: 'We couldn’t load feedback',
};

const TYPE = { recommendations: 'business_recommendation', issues: 'listing_issue' } as const;

/** The messages of a tab: oldest first if pending, otherwise newest first. */
export const feedbackPages = (tab: FeedbackTab, cursor: string | null) =>
  adminPages<AdminFeedback>({
    list: FEEDBACK,
    tab,
    cursor,
    fetch: (api, query) => {
      if (tab === 'pending') return api.GET('/api/admin/user-feedback/pending', { params: { query } });
      if (tab === 'all') return api.GET('/api/admin/user-feedback', { params: { query } });
      const path = { feedbackType: TYPE[tab] };
      return api.GET('/api/admin/user-feedback/type/{feedbackType}', { params: { path, query } });
    },
  });

export interface SentStatus {
  readonly id: number;
  readonly status: FeedbackStatus;
  readonly adminNotes: string | null;
}

export interface SentCompletion {
  readonly id: number;
  readonly actionTaken: string;
}

export interface SentListing {
  readonly item: AdminFeedback;
  readonly description: string;
  /** True to create the business although it may already be listed. */
  readonly force: boolean;
}

const update = (client: QueryClient, now: AdminFeedback): void =>
  updateTabs(client, FEEDBACK, now, (tab) => tab !== 'pending' || now.status === 'pending');

export function useFeedbackDecisions() {
  const setStatus = useDecision<SentStatus, AdminFeedback>({
    send: (api, { id, ...body }) => api.PUT('/api/admin/user-feedback/{id}/status', { params: { path: { id } }, body }),
    onSuccess: update,
  });
  const complete = useDecision<SentCompletion, AdminFeedback>({
    send: (api, { id, ...body }) =>
      api.PUT('/api/admin/user-feedback/{id}/complete', { params: { path: { id } }, body }),
    onSuccess: update,
  });
  const list = useDecision<SentListing, AdminBusiness>({
    send: (api, { item: { id }, ...body }) =>
      api.POST('/api/admin/user-feedback/{id}/listing', { params: { path: { id } }, body }),
    onSuccess: (client, { id, name, reviewedBy, reviewedAt }, { item }) =>
      update(client, {
        ...{ ...item, status: 'completed', businessId: id, reviewedBy, reviewedAt },
        ...{ actionTaken: `${name} is now listed.`, moves: ['reopen'] },
      }),
  });
  return { setStatus, complete, list };
}

export type FeedbackDecisions = ReturnType<typeof useFeedbackDecisions>;

/** Businesses that may be the same place. */
export type ListedDuplicates = ApiProblem['businesses'];

/** Returns the possible duplicates for which creating a business was refused; empty for any other error. */
export const duplicatesIn = (error: unknown): ListedDuplicates => (error instanceof ApiProblem ? error.businesses : []);

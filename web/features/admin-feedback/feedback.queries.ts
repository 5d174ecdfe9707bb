import type { QueryClient } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import type { FeedbackStatus } from '../../../interfaces/contract/shared/words.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { OPEN_FEEDBACK } from '../../../interfaces/contract/shared/words.js';
import { ApiProblem } from '../../lib/form/refusal.js';

export { useBulkCalls } from '../../api/administration/bulk.js';

/** The tabs that list feedback of one type. */
const TYPE = {
  recommendations: 'business_recommendation',
  issues: 'listing_issue',
  messages: 'contact_inquiry',
  bugs: 'bug_report',
  features: 'feature_request',
  content: 'content_suggestion',
  general: 'general_feedback',
} as const;

export type FeedbackTab = 'open' | 'pending' | keyof typeof TYPE | 'all';

/** The messages of a tab: oldest first if pending, otherwise newest first. */
export const FEEDBACK = waitingList<AdminFeedback, FeedbackTab>({
  path: '/admin/feedback',
  queue: { name: 'feedback', tab: 'open' },
  param: 'tab',
  labels: {
    open: 'Open',
    pending: 'Pending',
    recommendations: 'Business Recommendations',
    issues: 'Listing Issues',
    messages: 'Messages',
    bugs: 'Bugs',
    features: 'Feature Requests',
    content: 'Content',
    general: 'General',
    all: 'All',
  },
  failure: 'We couldn’t load feedback',
  fetch: (api, query, tab) => {
    if (tab === 'pending') return api.GET('/api/admin/user-feedback/pending', { params: { query } });
    if (tab === 'all' || tab === 'open') return api.GET('/api/admin/user-feedback', { params: { query } });
    const path = { feedbackType: TYPE[tab] };
    return api.GET('/api/admin/user-feedback/type/{feedbackType}', { params: { path, query } });
  },
  read: (api, id) => api.GET('/api/admin/user-feedback/{id}', { params: { path: { id } } }),
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

export interface SentClosing {
  readonly id: number;
  readonly reason: string;
}

export interface SentListing {
  readonly item: AdminFeedback;
  readonly description: string;
  /** True to create the business although it may already be listed. */
  readonly force: boolean;
}

export interface SentAnswer {
  readonly id: number;
  /** False removes the record of an answer. */
  readonly isAnswered: boolean;
}

/** Returns whether feedback waits for an administrator. */
export const isOpen = ({ status }: Pick<AdminFeedback, 'status'>): boolean =>
  OPEN_FEEDBACK.some((open) => open === status);

/** Returns whether feedback with this status belongs to a tab. All others list every status. */
export function belongsTo(tab: unknown, status: FeedbackStatus): boolean {
  if (tab === 'open') return isOpen({ status });
  return tab !== 'pending' || status === 'pending';
}

const update = (client: QueryClient, now: AdminFeedback): void =>
  updateTabs(client, FEEDBACK.list, now, (tab) => belongsTo(tab, now.status));

/** Moves that don't depend on the status. */
const ABOUT_ANSWER: ReadonlySet<string> = new Set(['answer', 'unanswer']);

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
  const closeBusiness = useDecision<SentClosing, AdminFeedback>({
    send: (api, { id, ...body }) =>
      api.POST('/api/admin/user-feedback/{id}/close-business', { params: { path: { id } }, body }),
    onSuccess: update,
  });
  const list = useDecision<SentListing, AdminBusiness>({
    send: (api, { item: { id }, ...body }) =>
      api.POST('/api/admin/user-feedback/{id}/listing', { params: { path: { id } }, body }),
    onSuccess: (client, { id, name, reviewedBy, reviewedAt }, { item }) =>
      update(client, {
        ...{ ...item, status: 'completed', businessId: id, reviewedBy, reviewedAt },
        ...{
          actionTaken: `${name} is now listed.`,
          moves: ['reopen', ...item.moves.filter((move) => ABOUT_ANSWER.has(move))],
        },
      }),
  });
  const answer = useDecision<SentAnswer, AdminFeedback>({
    send: (api, { id, ...body }) => api.PUT('/api/admin/user-feedback/{id}/answer', { params: { path: { id } }, body }),
    onSuccess: update,
  });
  return { setStatus, complete, closeBusiness, list, answer };
}

export type FeedbackDecisions = ReturnType<typeof useFeedbackDecisions>;

/** Businesses that may be the same place. */
export type ListedDuplicates = ApiProblem['businesses'];

/** Returns the possible duplicates for which creating a business was refused; empty for any other error. */
export const duplicatesIn = (error: unknown): ListedDuplicates => (error instanceof ApiProblem ? error.businesses : []);

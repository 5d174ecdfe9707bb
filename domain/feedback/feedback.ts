/** Kinds of feedback that visitors send us. */
export const FEEDBACK_TYPES = [
  'business_recommendation',
  'feature_request',
  'bug_report',
  'general_feedback',
  'content_suggestion',
  'listing_issue',
  'contact_inquiry',
] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_STATUSES = [
  'pending',
  'under_review',
  'in_progress',
  'completed',
  'rejected',
  'duplicate',
] as const;

export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** Display names of the statuses. */
export const FEEDBACK_STATUS_LABEL: Readonly<Record<FeedbackStatus, string>> = {
  pending: 'Pending',
  under_review: 'Under review',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Rejected',
  duplicate: 'Duplicate',
};

/** Display names of the kinds. */
export const FEEDBACK_TYPE_LABEL: Readonly<Record<FeedbackType, string>> = {
  business_recommendation: 'Business recommendation',
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  general_feedback: 'General feedback',
  content_suggestion: 'Content suggestion',
  listing_issue: 'Listing issue',
  contact_inquiry: 'Message to us',
};

/** Product decision: limits of feedback texts in characters. */
export const FEEDBACK_LIMITS = { minDescription: 10, description: 5000, title: 300, name: 200, email: 254 } as const;

/** How urgent feedback is, lowest first. */
export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];

/** How the sender wants to be answered. */
export const CONTACT_PREFERENCES = ['email', 'phone', 'none'] as const;

export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];

/** Returns how the sender can be answered: `none` if they want a call but gave no number. */
export function reachableBy(preference: ContactPreference, phone: string | null): ContactPreference {
  return preference === 'phone' && phone === null ? 'none' : preference;
}

export const FEEDBACK_STATUS_LABEL = {
  pending: 'Pending',
  under_review: 'Under review',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Rejected',
  duplicate: 'Duplicate',
} as const;

export type FeedbackStatus = keyof typeof FEEDBACK_STATUS_LABEL;

export const FEEDBACK_STATUSES = Object.keys(FEEDBACK_STATUS_LABEL) as [FeedbackStatus, ...FeedbackStatus[]];

/** The statuses in which feedback waits for an administrator. */
export const OPEN_FEEDBACK = ['pending', 'under_review', 'in_progress'] as const satisfies readonly FeedbackStatus[];

/** Kinds of feedback that visitors send us. */
export const FEEDBACK_TYPE_LABEL = {
  business_recommendation: 'Business recommendation',
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  general_feedback: 'General feedback',
  content_suggestion: 'Content suggestion',
  listing_issue: 'Listing issue',
  contact_inquiry: 'Message to us',
} as const;

export type FeedbackType = keyof typeof FEEDBACK_TYPE_LABEL;

export const FEEDBACK_TYPES = Object.keys(FEEDBACK_TYPE_LABEL) as [FeedbackType, ...FeedbackType[]];

/** Feedback about this site, which needs no name or email address. */
export const SITE_FEEDBACK_TYPES = [
  'feature_request',
  'bug_report',
  'general_feedback',
  'content_suggestion',
] as const satisfies readonly FeedbackType[];

export type SiteFeedbackType = (typeof SITE_FEEDBACK_TYPES)[number];

/** Product decision: limits of feedback texts in characters. */
export const FEEDBACK_LIMITS = {
  minTitle: 5,
  minDescription: 10,
  description: 5000,
  title: 300,
  name: 200,
  email: 254,
} as const;

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

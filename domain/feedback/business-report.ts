/** What can be wrong with a listing (spec 1 §3). */
export const REPORT_TYPES = ['incorrect_info', 'closed_business', 'contact_issue', 'service_issue', 'other'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

/** What the report form begins with (spec 1 §5). */
export const DEFAULT_REPORT_TYPE: ReportType = 'incorrect_info';

/** Least characters of a report's description (spec 1 §5), and the most that a feedback keeps of each text. */
export const FEEDBACK_LIMITS = { descriptionLeast: 10, description: 5000, title: 300, name: 200, email: 254 } as const;

export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];

export const CONTACT_PREFERENCES = ['email', 'phone', 'none'] as const;

export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];

/** A place that has closed misleads everybody who goes there; the rest can wait a little (spec 1 §9). */
export function reportPriority(type: ReportType): FeedbackPriority {
  return type === 'closed_business' ? 'high' : 'medium';
}

/** The title under which a report is sent (spec 1 §7). */
export function reportTitle(businessName: string): string {
  return `Listing Issue Report: ${businessName}`;
}

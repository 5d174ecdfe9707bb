/** What can be wrong with a business as it is listed. */
export const REPORT_TYPES = ['incorrect_info', 'closed_business', 'contact_issue', 'service_issue', 'other'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

/** What the report form begins with. */
export const DEFAULT_REPORT_TYPE: ReportType = 'incorrect_info';

/** A product decision: least and most characters of a report's description, and the most of its other texts. */
export const FEEDBACK_LIMITS = { minDescription: 10, description: 5000, title: 300, name: 200, email: 254 } as const;

/** How soon somebody should look at a feedback, least first. */
export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];

/** How whoever sent a feedback wants to be answered. */
export const CONTACT_PREFERENCES = ['email', 'phone', 'none'] as const;

export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];

/**
 * A product decision: a business that has closed misleads everybody who goes there, so its report is high; the rest can
 * wait.
 */
export function reportPriority(type: ReportType): FeedbackPriority {
  return type === 'closed_business' ? 'high' : 'medium';
}

/** The title under which a report of a business is sent. */
export function reportTitle(businessName: string): string {
  return `Listing Issue Report: ${businessName}`;
}

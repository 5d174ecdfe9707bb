import type { FeedbackPriority } from './feedback.js';

/** What can be wrong with a business as it is listed. */
export const REPORT_TYPES = ['incorrect_info', 'closed_business', 'contact_issue', 'service_issue', 'other'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

/** What the report form begins with. */
export const DEFAULT_REPORT_TYPE: ReportType = 'incorrect_info';

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

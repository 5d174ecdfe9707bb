import type { FeedbackPriority } from './feedback.js';

/** What can be wrong with a listing. */
export const REPORT_TYPES = ['incorrect_info', 'closed_business', 'contact_issue', 'service_issue', 'other'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

/** The type preselected in the form. */
export const DEFAULT_REPORT_TYPE: ReportType = 'incorrect_info';

/** Product decision: a closed business misleads everyone who goes there, so its report has high priority. */
export function reportPriority(type: ReportType): FeedbackPriority {
  return type === 'closed_business' ? 'high' : 'medium';
}

export function reportTitle(businessName: string): string {
  return `Listing Issue Report: ${businessName}`;
}

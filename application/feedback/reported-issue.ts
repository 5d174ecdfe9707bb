import { reportPriority, reportTitle, type ReportType } from '../../domain/feedback/business-report.js';
import type { ContactPreference } from '../../domain/feedback/feedback.js';
import type { NewFeedback } from './ports.js';

/** A report about a business, as sent. */
export interface ReportInput {
  readonly feedbackType: 'listing_issue';
  readonly title?: string | undefined;
  readonly description: string;
  readonly recommendedBusinessName: string;
  readonly tags: readonly ReportType[];
  readonly contactPreference: ContactPreference;
  readonly allowPublicDisplay: boolean;
  readonly businessId?: number | null | undefined;
  readonly reporterEmail?: string | null | undefined;
}

/** Returns a report as stored, without its sender and business. We set the priority ourselves. */
export function reportedIssue(input: ReportInput): Omit<NewFeedback, 'userId' | 'businessId'> {
  const { feedbackType, description, recommendedBusinessName: name, tags, contactPreference } = input;
  return {
    feedbackType,
    title: input.title ?? reportTitle(name),
    description,
    recommended: { name },
    priority: reportPriority(tags[0] ?? 'other'),
    tags,
    contactEmail: input.reporterEmail === undefined || input.reporterEmail === '' ? null : input.reporterEmail,
    contactPhone: null,
    contactPreference,
    allowPublicDisplay: input.allowPublicDisplay,
  };
}

import { reportPriority, reportTitle, type ReportType } from '../../domain/feedback/business-report.js';
import type { ContactPreference } from '../../domain/feedback/feedback.js';
import type { NewFeedback } from './ports.js';

/** What somebody reports of a business. */
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

/** A report as it is kept, but for who sent it and the business that is meant; we say how urgent it is, whatever is sent. */
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

import type { ContactPreference, FeedbackPriority } from '../../domain/feedback/business-report.js';
import type { JsonText } from '../shared/page.js';

/** A report of something wrong with a business, as it is kept. */
export interface BusinessIssue {
  /** Who sent it, null for a visitor. */
  readonly userId: string | null;
  readonly businessId: number | null;
  readonly title: string;
  readonly description: string;
  readonly recommendedBusinessName: string;
  readonly priority: FeedbackPriority;
  readonly tags: readonly string[];
  readonly contactEmail: string | null;
  readonly contactPreference: ContactPreference;
  readonly allowPublicDisplay: boolean;
}

/** What visitors send to the people behind the directory, in the running transaction. */
export abstract class Feedbacks {
  /** The public business of this id, else the only one of exactly this name; null where there is none, or several. */
  abstract businessMeant(id: number | null, name: string): Promise<number | null>;
  /** Answers the id, and JSON of the contract's `Feedback`. */
  abstract add(issue: BusinessIssue): Promise<{ readonly id: number; readonly record: JsonText }>;
}

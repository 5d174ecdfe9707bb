import type { RecommendedBusiness } from '../../domain/feedback/business-recommendation.js';
import type { ContactCategory } from '../../domain/feedback/contact.js';
import type { ContactPreference, FeedbackPriority, FeedbackType } from '../../domain/feedback/feedback.js';
import type { Answered } from '../../domain/feedback/answer.js';
import type { DecidableFeedback } from '../../domain/feedback/decision.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** New feedback, as stored. */
export interface NewFeedback {
  /** The sender; null for a visitor. */
  readonly userId: string | null;
  readonly feedbackType: FeedbackType;
  /** The listing in question; null if there is none or it is unknown. */
  readonly businessId: number | null;
  readonly title: string;
  readonly description: string;
  /** The recommended place, or the name of the reported one. */
  readonly recommended: Partial<RecommendedBusiness>;
  readonly priority: FeedbackPriority;
  readonly tags: readonly string[];
  /** Sender and topic; absent if the form doesn't ask. */
  readonly contactName?: string | null;
  readonly contactCategory?: ContactCategory | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly contactPreference: ContactPreference;
  readonly allowPublicDisplay: boolean;
}

/** Feedback as administrators decide on it. */
export interface FeedbackRecord
  extends
    DecidableFeedback,
    Pick<
      NewFeedback,
      | 'userId'
      | 'feedbackType'
      | 'businessId'
      | 'description'
      | 'recommended'
      | 'allowPublicDisplay'
      | 'contactEmail'
      | 'contactPhone'
      | 'contactPreference'
    >,
    Answered {
  readonly id: number;
}

/** Feedback for changes, in the running transaction. */
export abstract class Feedbacks {
  /**
   * Returns the public business with this id, or else the only one with exactly this name; null if there is none or
   * several.
   */
  abstract businessMeant(id: number | null, name: string): Promise<number | null>;
  /** Returns the id, and JSON of the contract's `Feedback`. */
  abstract add(feedback: NewFeedback): Promise<{ readonly id: number; readonly record: JsonText }>;
  /** Finds and locks feedback until the transaction ends; null if there is none. */
  abstract find(id: number): Promise<FeedbackRecord | null>;
  /** Saves the decision on feedback, or its answer, that `find` returned in the same transaction. */
  abstract decide(feedback: FeedbackRecord): Promise<void>;
}

/** A member's own feedback. */
export abstract class FeedbackReads {
  /** Returns the newest first, in the shape of the contract's `OwnFeedback`. */
  abstract ofMember(memberId: string, page: PageRequest): Promise<ListPage>;
}

/** Filter of the administrators' list. A number is the ID of the only feedback to list. */
export type FeedbackView = 'all' | 'open' | 'pending' | FeedbackType | number;

/** Feedback for administrators, as JSON of an `AdminFeedback`. */
export abstract class AdminFeedbackReads {
  /** Returns pending and open feedback oldest first, other lists newest first. */
  abstract page(view: FeedbackView, page: PageRequest): Promise<ListPage>;
  /** Returns null if there is none. */
  abstract one(id: number): Promise<JsonText | null>;
}

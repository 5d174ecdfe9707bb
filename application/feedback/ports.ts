import type { RecommendedBusiness } from '../../domain/feedback/business-recommendation.js';
import type { ContactCategory } from '../../domain/feedback/contact.js';
import type { ContactPreference, FeedbackPriority, FeedbackType } from '../../domain/feedback/feedback.js';
import type { DecidableFeedback } from '../../domain/feedback/decision.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A feedback as it is kept. */
export interface NewFeedback {
  /** Who sent it, null for a visitor. */
  readonly userId: string | null;
  readonly feedbackType: FeedbackType;
  /** The listing that it is about; null where there is none, or it cannot be told. */
  readonly businessId: number | null;
  readonly title: string;
  readonly description: string;
  /** The place that is recommended, or the name of the one that is reported. */
  readonly recommended: Partial<RecommendedBusiness>;
  readonly priority: FeedbackPriority;
  readonly tags: readonly string[];
  /** Who wrote, and about what; absent where it was not asked. */
  readonly contactName?: string | null;
  readonly contactCategory?: ContactCategory | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly contactPreference: ContactPreference;
  readonly allowPublicDisplay: boolean;
}

/** A feedback as administrators decide on it. */
export interface FeedbackRecord extends DecidableFeedback {
  readonly id: number;
  readonly userId: string | null;
  readonly feedbackType: FeedbackType;
  /** The listing that it is about. */
  readonly businessId: number | null;
  /** The place that is recommended; what it does not tell is absent. */
  readonly recommended: Partial<RecommendedBusiness>;
  readonly contactEmail: string | null;
  readonly contactPreference: ContactPreference;
}

/** What visitors send to the people behind the directory, in the running transaction. */
export abstract class Feedbacks {
  /** The public business of this id, else the only one of exactly this name; null where there is none, or several. */
  abstract businessMeant(id: number | null, name: string): Promise<number | null>;
  /** Answers the id, and JSON of the contract's `Feedback`. */
  abstract add(feedback: NewFeedback): Promise<{ readonly id: number; readonly record: JsonText }>;
  /** Held for a change until the transaction ends; null where there is none. */
  abstract find(id: number): Promise<FeedbackRecord | null>;
  /** Saves what was decided about what `find` found in the same transaction. */
  abstract decide(feedback: FeedbackRecord): Promise<void>;
}

/** What a member sent, with what became of it. */
export abstract class FeedbackReads {
  /** Newest first, in the shape of the contract's `OwnFeedback`. */
  abstract ofMember(memberId: string, page: PageRequest): Promise<ListPage>;
}

/** Which feedback an administrator looks at. */
export type FeedbackView = 'all' | 'pending' | FeedbackType;

/** What was sent, as administrators see it: each is JSON text of an `AdminFeedback`. */
export abstract class AdminFeedbackReads {
  /** The pending oldest first, everything else newest first. */
  abstract page(view: FeedbackView, page: PageRequest): Promise<ListPage>;
  /** Null where there is none. */
  abstract one(id: number): Promise<JsonText | null>;
}

import type { ContentState } from '../../domain/moderation/target.js';
import type { RatingTotals } from '../../domain/review/rating.js';
import type { ReviewContent } from '../../domain/review/review.js';
import type { ReviewSort } from '../../domain/review/review-list.js';
import type { JsonText, PageRequest, ListPage } from '../shared/page.js';

/** A public business with the fields that its reviews need. */
export interface ReviewedBusiness {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
}

/** A business that a member is about to review. */
export interface ReviewableBusiness extends ReviewedBusiness {
  /** Members with a role that the owner gave them. All of them may respond to reviews. */
  readonly people: readonly string[];
  /** Whether a decision on any review by the member is active, so that `isRefusedBefore` may return true. */
  readonly hasDecisions: boolean;
}

/** A review with the fields that rules need. */
export interface StoredReview {
  readonly id: number;
  readonly businessId: number;
  readonly businessName: string;
  /** The owner of the business. */
  readonly ownerId: string | null;
  /** The author; null if the account is erased. */
  readonly userId: string | null;
  readonly rating: number;
  readonly images: readonly string[];
  readonly state: ContentState;
  /** Whether it counts in the totals: it is shown and its author's account is open. */
  readonly isCounted: boolean;
  /** Whether anyone can see it. */
  readonly isPublic: boolean;
}

/** A stored review: its id, and JSON of the contract's `Review` for its author. */
export interface KeptReview {
  readonly id: number;
  readonly record: JsonText;
}

/**
 * Reviews for changes, in the running transaction. `totals` is the change of the totals of the business, the directory,
 * and the author's Guide Dog.
 */
export abstract class Reviews {
  /**
   * Returns the business; null if it isn't public. Locks the business and the account, so that neither can be merged or
   * closed before the transaction ends. Call it before `add`. Throws USER_NOT_FOUND if the account is closed.
   */
  abstract reviewable(businessId: number, memberId: string): Promise<ReviewableBusiness | null>;
  /**
   * Whether an active decision hid or removed the member's earlier review of this business, which they then deleted. It
   * counts until it is lifted, or until the removed review would have been erased.
   */
  abstract isRefusedBefore(businessId: number, memberId: string): Promise<boolean>;
  /** Whether the member has a review of this business in any state. */
  abstract isReviewed(businessId: number, memberId: string): Promise<boolean>;
  /** Returns null if the author already reviewed the business. */
  abstract add(
    review: ReviewContent & { readonly businessId: number; readonly userId: string },
    totals: RatingTotals,
  ): Promise<KeptReview | null>;
  /** Finds and locks a review until the transaction ends; null if there is none. */
  abstract find(id: number): Promise<StoredReview | null>;
  /** Like `find`, but also locks everything that counts the review. Call it before changing or removing the review. */
  abstract hold(id: number): Promise<StoredReview | null>;
  abstract change(id: number, content: ReviewContent, totals: RatingTotals): Promise<KeptReview>;
  abstract remove(id: number, totals: RatingTotals): Promise<void>;
}

/** Helpful votes, in the running transaction: one per member and review. The review's count follows. */
export abstract class ReviewVotes {
  /** Locks the account so that it can't be closed. Call it first. Throws USER_NOT_FOUND if it is closed. */
  abstract hold(memberId: string): Promise<void>;
  /** Does nothing if the member has already voted. */
  abstract put(reviewId: number, memberId: string): Promise<void>;
  /** Does nothing if the member hasn't voted. */
  abstract remove(reviewId: number, memberId: string): Promise<void>;
}

export interface ResponseWords {
  readonly reviewId: number;
  readonly responderId: string;
  readonly content: string;
}

/** Owner responses for changes, in the running transaction. Results are JSON of an `OwnerResponse`. */
export abstract class OwnerResponses {
  /** Returns null if the review already has a response. */
  abstract add(response: ResponseWords & { readonly businessId: number }): Promise<JsonText | null>;
  /** Finds and locks the review's response until the transaction ends; null if there is none. */
  abstract find(reviewId: number): Promise<{ readonly state: ContentState } | null>;
  /** Returns null if the review has no response. */
  abstract change(response: ResponseWords): Promise<JsonText | null>;
}

/** Reviews of a business, of an author, or all. */
export type ReviewList =
  | {
      readonly of: 'business';
      readonly id: number;
      readonly sort: ReviewSort;
      /** Only the newest reviews that use this word; null for all. */
      readonly mentions: string | null;
      /** Only reviews with photos. */
      readonly photos: boolean;
    }
  | { readonly of: 'member'; readonly id: string }
  | { readonly of: 'everybody' };

/**
 * Reads of published reviews of public businesses, as JSON in the shape of the contract. Excludes closed accounts.
 * `viewerId` is the member who reads: their votes are marked, and they see their own hidden or removed reviews. Null is
 * a visitor.
 */
export abstract class ReviewReads {
  /** Returns the newest first by default; null if the business isn't public or the member doesn't exist. */
  abstract page(list: ReviewList, page: PageRequest, viewerId: string | null): Promise<ListPage | null>;
  /** Returns one review; null if there is none. */
  abstract one(reviewId: number, viewerId: string | null): Promise<JsonText | null>;
  /** Returns JSON of an `OwnerResponse`, or of null if there is none yet; null if the review doesn't exist. */
  abstract responseTo(reviewId: number, viewerId: string | null): Promise<JsonText | null>;
  /** Returns a business's ratings, frequent words, and photos as JSON of a `BusinessReviewSummary`; null if it isn't public. */
  abstract summaryOf(businessId: number): Promise<JsonText | null>;
  /** Returns totals of all published reviews. */
  abstract summary(): Promise<JsonText>;
}

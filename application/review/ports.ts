import type { ContentState } from '../../domain/moderation/target.js';
import type { RatingTotals } from '../../domain/review/rating.js';
import type { ReviewSort } from '../../domain/review/review-order.js';
import type { ReviewContent } from '../../domain/review/review.js';
import type { JsonText, PageRequest, ListPage } from '../shared/page.js';

/** A business that everybody may see, as its reviews know it. */
export interface ReviewedBusiness {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
}

/** A review as its rules know it. */
export interface StoredReview {
  readonly id: number;
  readonly businessId: number;
  readonly businessName: string;
  /** Who owns the business. */
  readonly ownerId: string | null;
  /** Who wrote it; null where the author is gone. */
  readonly userId: string | null;
  readonly rating: number;
  readonly images: readonly string[];
  readonly state: ContentState;
  /** Whether it counts in the totals: what is shown does, unless its author's account is closed. */
  readonly isCounted: boolean;
  /** Whether everybody may see it. */
  readonly isPublic: boolean;
}

/** A review that was just kept: its id, and JSON of the contract's `Review` for its author. */
export interface KeptReview {
  readonly id: number;
  readonly record: JsonText;
}

/**
 * Reviews for changes, in the running transaction. `totals` says by how much the totals of the business, of the
 * directory and the reviews of the author's Guide Dog move with it.
 */
export abstract class Reviews {
  /** The business, null where nobody may see one of that id. */
  abstract business(businessId: number): Promise<ReviewedBusiness | null>;
  /**
   * Whether a decision stands by which the member's review of this business was hidden or removed, and which they deleted
   * since. It stands until it is lifted, or what was removed by it would be erased.
   */
  abstract isRefusedBefore(businessId: number, memberId: string): Promise<boolean>;
  /** Whether the member has a review of this business, whatever became of it. */
  abstract isReviewed(businessId: number, memberId: string): Promise<boolean>;
  /** Null where the author has reviewed the business before; refuses with USER_NOT_FOUND one whose account is closed. */
  abstract add(
    review: ReviewContent & { readonly businessId: number; readonly userId: string },
    totals: RatingTotals,
  ): Promise<KeptReview | null>;
  /** The review, which nobody else changes until the transaction ends; null where there is none. */
  abstract find(id: number): Promise<StoredReview | null>;
  /** The same, with all in which it counts, before it is changed or removed. */
  abstract hold(id: number): Promise<StoredReview | null>;
  abstract change(id: number, content: ReviewContent, totals: RatingTotals): Promise<KeptReview>;
  abstract remove(id: number, totals: RatingTotals): Promise<void>;
}

/** Helpful votes, in the running transaction: one of a member and review, and the review's count is always theirs. */
export abstract class ReviewVotes {
  /** First of all: the account is not closed meanwhile. Refuses with USER_NOT_FOUND where it is. */
  abstract hold(memberId: string): Promise<void>;
  /** Nothing happens where the member has voted before. */
  abstract put(reviewId: number, memberId: string): Promise<void>;
  /** Nothing happens where the member has not voted. */
  abstract remove(reviewId: number, memberId: string): Promise<void>;
}

export interface ResponseWords {
  readonly reviewId: number;
  readonly responderId: string;
  readonly content: string;
}

/** Owners' responses for changes, in the running transaction; each answer is JSON of an `OwnerResponse`. */
export abstract class OwnerResponses {
  /** Null where the review has a response already. */
  abstract add(response: ResponseWords & { readonly businessId: number }): Promise<JsonText | null>;
  /** The review's, which nobody else changes until the transaction ends; null where it has none. */
  abstract find(reviewId: number): Promise<{ readonly state: ContentState } | null>;
  /** Null where the review has none. */
  abstract change(response: ResponseWords): Promise<JsonText | null>;
}

/** Which reviews: of a business, of an author, or all. */
export type ReviewList =
  | {
      readonly of: 'business';
      readonly id: number;
      readonly sort: ReviewSort;
      /** Only those of the newest that use this word; null for all. */
      readonly mentions: string | null;
    }
  | { readonly of: 'member'; readonly id: string }
  | { readonly of: 'everybody' };

/**
 * Reads of published reviews of public businesses, those of closed accounts left out; each answer is JSON text as the
 * contract has it. `viewerId` is the member who looks, whose own votes are marked, and who finds the own words where an
 * administrator hid or removed them; null for a visitor.
 */
export abstract class ReviewReads {
  /** Newest first unless said; null where nobody may see that business, or there is no such member. */
  abstract page(list: ReviewList, page: PageRequest, viewerId: string | null): Promise<ListPage | null>;
  /** One review, null where there is none. */
  abstract one(reviewId: number, viewerId: string | null): Promise<JsonText | null>;
  /**
   * The owner's response: JSON text of an `OwnerResponse`, or of null where there is none yet; null where there is no
   * such review.
   */
  abstract responseTo(reviewId: number, viewerId: string | null): Promise<JsonText | null>;
  /** How the reviews of a business rate it, and what they speak of: JSON of a `BusinessReviewSummary`; null where nobody may see it. */
  abstract summaryOf(businessId: number): Promise<JsonText | null>;
  /** Totals over all published reviews. */
  abstract summary(): Promise<JsonText>;
}

import type { RatingTotals } from '../../domain/review/rating.js';
import type { ReviewContent } from '../../domain/review/review.js';
import type { JsonText } from '../business/business-search.js';

/** A place that everybody may see, as its reviews know it. */
export interface ReviewedPlace {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
}

/** A review as its rules know it. */
export interface StoredReview {
  readonly id: number;
  readonly businessId: number;
  readonly businessName: string;
  /** Who owns the place. */
  readonly ownerId: string | null;
  /** Who wrote it; null where the author is gone. */
  readonly userId: string | null;
  readonly rating: number;
  readonly images: readonly string[];
  /** Whether it counts in the totals. */
  readonly isPublished: boolean;
  /** Whether everybody may see it. */
  readonly isPublic: boolean;
}

/** A review that was just kept: its id, and JSON of the contract's `Review` for its author. */
export interface KeptReview {
  readonly id: number;
  readonly record: JsonText;
}

/**
 * Reviews for changes, in the running transaction. `totals` says by how much the totals of the place, of the directory and
 * the reviews of the author's Guide Dog move with it.
 */
export abstract class Reviews {
  /** The place, null where nobody may see one of that id. */
  abstract place(businessId: number): Promise<ReviewedPlace | null>;
  /** Null where the author has reviewed the place before. */
  abstract add(
    review: ReviewContent & { readonly businessId: number; readonly userId: string },
    totals: RatingTotals,
  ): Promise<KeptReview | null>;
  /** The review, which nobody else changes until the transaction ends; null where there is none. */
  abstract find(id: number): Promise<StoredReview | null>;
  abstract change(id: number, content: ReviewContent, totals: RatingTotals): Promise<KeptReview>;
  abstract remove(id: number, totals: RatingTotals): Promise<void>;
}

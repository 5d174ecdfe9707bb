import type { Disclosure, ReviewContent } from '../../domain/review/review.js';
import type { ReceivedFor } from '../upload/take-pictures.js';
import type { StoredReview } from './ports.js';
import { refuse } from '../../domain/shared/domain-error.js';

/** What an author sends: a pet's name that is absent or empty is none, absent pictures are none, and how the visit came about is not said. */
export interface ReviewInput {
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly petName?: string | null | undefined;
  readonly images?: readonly string[] | undefined;
  readonly disclosure?: Disclosure | null | undefined;
}

/** For whom and what the pictures of a review come. */
export function reviewPhotosOf(userId: string): ReceivedFor {
  return { userId, kind: 'review_photo', path: 'images' };
}

/** The review that is meant, with pictures that are this site's own. */
export function reviewContent(input: ReviewInput, images: readonly string[]): ReviewContent {
  const { rating, title, content, petName, disclosure = null } = input;
  return { rating, title, content, petName: petName || null, images, disclosure };
}

/**
 * The review, which its author always finds and others where everybody may see it; else refuses with REVIEW_NOT_FOUND.
 */
export function visibleReview(review: StoredReview | null, memberId: string): StoredReview {
  if (review !== null && (review.isPublic || review.userId === memberId)) return review;
  return refuse('REVIEW_NOT_FOUND', 'Review not found');
}

/**
 * As `visibleReview`, for what is done in public: a review that was taken down takes no part in it, its author
 * included.
 */
export function publicReview(review: StoredReview | null): StoredReview {
  return review?.isPublic === true ? review : refuse('REVIEW_NOT_FOUND', 'Review not found');
}

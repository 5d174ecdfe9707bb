import type { Disclosure, ReviewContent } from '../../domain/review/review.js';
import type { ReceivedFor } from '../upload/take-pictures.js';
import type { StoredReview } from './ports.js';
import { refuse } from '../../domain/shared/domain-error.js';

/** A review as sent. Absent and empty values mean no pet name, no pictures, and no disclosure. */
export interface ReviewInput {
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly petName?: string | null | undefined;
  readonly images?: readonly string[] | undefined;
  readonly disclosure?: Disclosure | null | undefined;
}

/** Returns the purpose of a review's pictures. */
export function reviewPhotosOf(userId: string): ReceivedFor {
  return { userId, kind: 'review_photo', path: 'images' };
}

/** Returns the content of a review with pictures on this site. */
export function reviewContent(input: ReviewInput, images: readonly string[]): ReviewContent {
  const { rating, title, content, petName, disclosure = null } = input;
  return { rating, title, content, petName: petName || null, images, disclosure };
}

/** Returns the review if it is the member's own or public. Throws REVIEW_NOT_FOUND otherwise. */
export function visibleReview(review: StoredReview | null, memberId: string): StoredReview {
  if (review !== null && (review.isPublic || review.userId === memberId)) return review;
  return refuse('REVIEW_NOT_FOUND', 'Review not found');
}

/**
 * Returns the review if it is public. Throws REVIEW_NOT_FOUND otherwise, even for its author, because public actions
 * don't apply to reviews that were taken down.
 */
export function publicReview(review: StoredReview | null): StoredReview {
  return review?.isPublic === true ? review : refuse('REVIEW_NOT_FOUND', 'Review not found');
}

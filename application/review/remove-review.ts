import { totalsChange } from '../../domain/review/rating.js';
import { requireAuthor } from '../../domain/review/review.js';
import type { Actor } from '../shared/actor.js';
import type { Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { visibleReview } from './review-input.js';

/** Deletes a review with its votes, response, and pictures. */
export class RemoveReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly pictures: TakePictures,
  ) {}

  /** Throws REVIEW_NOT_FOUND, or FORBIDDEN for another author's review. */
  run(actor: Actor, reviewId: number): Promise<void> {
    return this.transaction.run(async () => {
      const review = visibleReview(await this.reviews.hold(reviewId), actor.userId);
      requireAuthor(review, actor.userId);
      await this.pictures.keep(actor.userId, 'review_photo', { before: review.images, after: [], path: 'images' });
      await this.reviews.remove(reviewId, totalsChange(review.isCounted ? review.rating : null, null));
    });
  }
}

import { totalsChange } from '../../domain/review/rating.js';
import { requireAuthor } from '../../domain/review/review.js';
import { requireNotRemoved } from '../../domain/moderation/target.js';
import type { Actor } from '../shared/actor.js';
import type { KeptReview, Reviews, StoredReview } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { SayPorts } from '../policy/say-about-place.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { reviewContent, reviewPhotosOf, visibleReview, type ReviewInput } from './review-input.js';
import { sayOfVisit, type VisitInput } from './say-of-visit.js';

/** Changes the text, rating, or pictures of a review, and its answers about the visit. */
export class ChangeReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly pictures: TakePictures,
    private readonly said: SayPorts,
  ) {}

  /**
   * Throws REVIEW_NOT_FOUND, FORBIDDEN for another author's or a removed review, and the errors of `TakePictures`. A
   * hidden review stays hidden.
   */
  async run(actor: Actor, reviewId: number, input: ReviewInput, visit: VisitInput | null = null): Promise<KeptReview> {
    const images = await this.pictures.receive(reviewPhotosOf(actor.userId), input.images ?? [], () =>
      this.transaction.run(async () => requireChangeable(await this.reviews.find(reviewId), actor)),
    );
    const content = reviewContent(input, images);
    return this.transaction.run(async () => {
      const review = requireChangeable(await this.reviews.hold(reviewId), actor);
      await this.pictures.keep(actor.userId, 'review_photo', { before: review.images, after: images, path: 'images' });
      const totals = review.isCounted ? totalsChange(review.rating, content.rating) : totalsChange(null, null);
      const changed = await this.reviews.change(reviewId, content, totals);
      const answering = { id: reviewId, businessId: review.businessId, memberId: actor.userId };
      if (visit !== null && review.ownerId !== actor.userId) await sayOfVisit(this.said, answering, visit, false);
      return changed;
    });
  }
}

function requireChangeable(found: StoredReview | null, { userId }: Actor): StoredReview {
  const review = visibleReview(found, userId);
  requireAuthor(review, userId);
  requireNotRemoved(review);
  return review;
}

import { requireNotAuthor } from '../../domain/review/review.js';
import type { Actor } from '../accounts/actor.js';
import type { ReviewVotes } from '../ports/review-votes.js';
import type { Reviews } from '../ports/reviews.js';
import type { Transaction } from '../ports/transaction.js';
import { publicReview } from './review-wish.js';

/** A member finds a review helpful; a second time changes nothing. */
export class VoteHelpful {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly votes: ReviewVotes,
  ) {}

  /** Refuses with REVIEW_NOT_FOUND, and its author with FORBIDDEN. */
  run(actor: Actor, reviewId: number): Promise<void> {
    return this.transaction.run(async () => {
      requireNotAuthor(publicReview(await this.reviews.find(reviewId)), actor.userId);
      await this.votes.put(reviewId, actor.userId);
    });
  }
}

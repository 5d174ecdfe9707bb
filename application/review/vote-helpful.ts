import { requireNotAuthor } from '../../domain/review/review.js';
import type { Actor } from '../shared/actor.js';
import type { ReviewVotes, Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { publicReview } from './review-input.js';

/** Marks a review as helpful. A second vote changes nothing. */
export class VoteHelpful {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly votes: ReviewVotes,
  ) {}

  /** Throws REVIEW_NOT_FOUND, or FORBIDDEN for the member's own review. */
  run(actor: Actor, reviewId: number): Promise<void> {
    return this.transaction.run(async () => {
      await this.votes.hold(actor.userId);
      requireNotAuthor(publicReview(await this.reviews.find(reviewId)), actor.userId);
      await this.votes.put(reviewId, actor.userId);
    });
  }
}

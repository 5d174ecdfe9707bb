import { requireNotAuthor } from '../../domain/review/review.js';
import type { Actor } from '../shared/actor.js';
import type { ReviewVotes, Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { publicReview } from './review-input.js';

/** Marks a review as helpful, and withdraws the vote. Both throw REVIEW_NOT_FOUND, or FORBIDDEN for one's own review. */
export class VoteHelpful {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly votes: ReviewVotes,
  ) {}

  /** A second vote changes nothing. */
  run(actor: Actor, reviewId: number): Promise<void> {
    return this.#change(actor, reviewId, () => this.votes.put(reviewId, actor.userId));
  }

  /** Without a vote, nothing changes. */
  undo(actor: Actor, reviewId: number): Promise<void> {
    return this.#change(actor, reviewId, () => this.votes.remove(reviewId, actor.userId));
  }

  #change({ userId }: Actor, reviewId: number, change: () => Promise<void>): Promise<void> {
    return this.transaction.run(async () => {
      await this.votes.hold(userId);
      requireNotAuthor(publicReview(await this.reviews.find(reviewId)), userId);
      await change();
    });
  }
}

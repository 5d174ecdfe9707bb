import { requireNotAuthor } from '../../domain/review/review.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireNoRole } from '../business/people/require-role.js';
import type { Actor } from '../shared/actor.js';
import type { ReviewVotes, Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { publicReview } from './review-input.js';

const OWN_BUSINESS = 'You cannot vote for reviews of a business that you own or help manage.';

/**
 * Marks a review as helpful, or withdraws the vote. Throws REVIEW_NOT_FOUND, or FORBIDDEN for the member's own review and
 * for reviews of a business that the member owns or works for.
 */
export class VoteHelpful {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly votes: ReviewVotes,
    private readonly roles: Pick<BusinessRoles, 'of'>,
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
      const review = publicReview(await this.reviews.find(reviewId));
      requireNotAuthor(review, userId);
      if (review.ownerId === userId) refuse('FORBIDDEN', OWN_BUSINESS);
      await requireNoRole(this.roles, review.businessId, userId, OWN_BUSINESS);
      await change();
    });
  }
}

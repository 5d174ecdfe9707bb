import { requireBusinessOwner } from '../../domain/review/owner-response.js';
import { requireNotRemoved } from '../../domain/moderation/target.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { OwnerResponses, Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { publicReview } from './review-input.js';

export class ChangeResponse {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly responses: OwnerResponses,
  ) {}

  /**
   * Throws REVIEW_NOT_FOUND, FORBIDDEN unless the actor owns the business or if the response was removed, or
   * RESPONSE_NOT_FOUND.
   */
  run(actor: Actor, reviewId: number, content: string): Promise<JsonText> {
    return this.transaction.run(async () => {
      requireBusinessOwner(publicReview(await this.reviews.find(reviewId)), actor.userId);
      const response = (await this.responses.find(reviewId)) ?? refuseMissing();
      requireNotRemoved(response);
      return (await this.responses.change({ reviewId, responderId: actor.userId, content })) ?? refuseMissing();
    });
  }
}

function refuseMissing(): never {
  return refuse('RESPONSE_NOT_FOUND', 'This review has no response yet.');
}

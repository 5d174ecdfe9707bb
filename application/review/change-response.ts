import { requireNotRemoved } from '../../domain/moderation/target.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireRole } from '../business/people/require-role.js';
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
    private readonly roles: BusinessRoles,
  ) {}

  /**
   * Throws REVIEW_NOT_FOUND, FORBIDDEN unless the actor's role allows it or if the response was removed, or
   * RESPONSE_NOT_FOUND.
   */
  run(actor: Actor, reviewId: number, content: string): Promise<JsonText> {
    return this.transaction.run(async () => {
      const { businessId, ownerId } = publicReview(await this.reviews.find(reviewId));
      await requireRole(this.roles, { id: businessId, ownerId }, actor.userId, 'reviews');
      const response = (await this.responses.find(reviewId)) ?? refuseMissing();
      requireNotRemoved(response);
      await this.roles.record({
        ...{ businessId, actorId: actor.userId, action: 'review_answer_changed', recordId: reviewId },
      });
      return (await this.responses.change({ reviewId, responderId: actor.userId, content })) ?? refuseMissing();
    });
  }
}

function refuseMissing(): never {
  return refuse('RESPONSE_NOT_FOUND', 'This review has no response yet.');
}

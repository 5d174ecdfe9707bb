import { refuse } from '../../domain/shared/domain-error.js';
import type { BusinessRoles } from '../business/people/ports.js';
import { requireRole } from '../business/people/require-role.js';
import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import { newsEmail, type EmailContent, type Outbox } from '../shared/outbox.js';
import type { OwnerResponses, Reviews, StoredReview } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import { publicReview } from './review-input.js';

/** Adds the owner response to a review, once, and emails the review's author. */
export class RespondToReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly responses: OwnerResponses,
    private readonly outbox: Outbox,
    private readonly roles: BusinessRoles,
  ) {}

  /** Throws REVIEW_NOT_FOUND, FORBIDDEN unless the actor's role allows it, or RESPONSE_EXISTS. */
  run(actor: Actor, reviewId: number, content: string): Promise<JsonText> {
    return this.transaction.run(async () => {
      const review = publicReview(await this.reviews.find(reviewId));
      const { businessId, ownerId } = review;
      await requireRole(this.roles, { id: businessId, ownerId }, actor.userId, 'reviews');
      const response = await this.responses.add({ reviewId, businessId, responderId: actor.userId, content });
      if (response === null) return refuse('RESPONSE_EXISTS', 'This review already has a response.');
      await this.roles.record({
        ...{ businessId, actorId: actor.userId, action: 'review_answered', recordId: reviewId },
      });
      if (review.userId !== null) {
        await this.outbox.record(newsEmail(`review-response:${reviewId}`, review.userId, answered(review, content)));
      }
      return response;
    });
  }
}

function answered({ businessName, businessId }: StoredReview, content: string): EmailContent {
  return {
    subject: `${businessName} responded to your review`,
    paragraphs: [`The owner of ${businessName} responded to your review:`, content],
    action: { label: 'Read the response', path: `/business/${String(businessId)}` },
  };
}

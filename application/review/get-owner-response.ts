import { refuse } from '../../domain/shared/domain-error.js';
import type { JsonText } from '../shared/page.js';
import type { ReviewReads } from './ports.js';

/** The owner's response to a review, null where there is none yet. Refuses with REVIEW_NOT_FOUND for an unknown review. */
export class GetOwnerResponse {
  constructor(private readonly reviews: ReviewReads) {}

  async run(reviewId: number): Promise<JsonText> {
    return (await this.reviews.responseTo(reviewId)) ?? refuse('REVIEW_NOT_FOUND', 'Review not found');
  }
}

import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { ReviewReads } from './ports.js';

/** One published review. Refuses with REVIEW_NOT_FOUND where nobody may see one of that id. */
export class GetReview {
  constructor(private readonly reviews: ReviewReads) {}

  async run(viewer: Actor | null, reviewId: number): Promise<JsonText> {
    const review = await this.reviews.one(reviewId, viewer?.userId ?? null);
    return review ?? refuse('REVIEW_NOT_FOUND', 'Review not found');
  }
}

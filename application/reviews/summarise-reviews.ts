import type { JsonText } from '../ports/business-search.js';
import type { ReviewReads } from '../ports/review-reads.js';

/** How many reviews there are and what they average. */
export class SummariseReviews {
  constructor(private readonly reviews: ReviewReads) {}

  async run(): Promise<JsonText> {
    return this.reviews.summary();
  }
}

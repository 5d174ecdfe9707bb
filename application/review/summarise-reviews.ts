import type { JsonText } from '../business/business-search.js';
import type { ReviewReads } from './review-reads.js';

/** How many reviews there are and what they average. */
export class SummariseReviews {
  constructor(private readonly reviews: ReviewReads) {}

  async run(): Promise<JsonText> {
    return this.reviews.summary();
  }
}

import type { JsonText } from '../shared/page.js';
import type { ReviewReads } from './ports.js';

/** How many reviews there are and what they average. */
export class SummariseReviews {
  constructor(private readonly reviews: ReviewReads) {}

  async run(): Promise<JsonText> {
    return this.reviews.summary();
  }
}

import type { Category } from '../../domain/business/category.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Candidate } from '../../domain/recommendation/score.js';

/** Public businesses that are worth scoring: some hundred, however many there are. */
export abstract class RecommendationCandidates {
  /**
   * At least the best 200 by rating, the best 50 of each category, and the nearest 50 of the origin where there is one;
   * none of those that were viewed.
   */
  abstract candidates(viewed: readonly number[], origin: Point | null): Promise<readonly Candidate[]>;
  /**
   * How many reviews of the last 30 days each category has; of very many the newest 10,000 count. May be minutes old.
   */
  abstract reviewsLately(): Promise<Readonly<Record<Category, number>>>;
}

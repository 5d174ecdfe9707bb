import type { Category } from '../../domain/business/category.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import type { Candidate } from '../../domain/recommendation/score.js';

/** Businesses that aren't recommended. */
export interface LeftOut {
  readonly viewed: readonly number[];
  /** The member whose own businesses are left out; null for a visitor. */
  readonly ownerId: string | null;
}

/** Public businesses worth scoring: a few hundred at most. */
export abstract class RecommendationCandidates {
  /**
   * Returns at least the 200 best rated, the 50 best rated of each category, and the 50 nearest to the origin, if any,
   * without the businesses to leave out.
   */
  abstract candidates(without: LeftOut, origin: Point | null): Promise<readonly Candidate[]>;
  /** Returns the number of reviews per category in the last 30 days, among the newest 10,000. May be minutes old. */
  abstract reviewsLately(): Promise<Readonly<Record<Category, number>>>;
}

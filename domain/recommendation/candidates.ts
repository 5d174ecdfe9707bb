/** A product decision: of how many businesses the recommended ones are chosen. */
export const CANDIDATES = {
  /** The best by rating of all. */
  best: 200,
  /** The best by rating of each category. */
  bestOfCategory: 50,
  /** The nearest, where it is known where the person is. */
  nearest: 50,
} as const;

/** A product decision: days whose reviews decide which categories are trending. */
export const TRENDING_DAYS = 30;

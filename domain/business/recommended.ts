/**
 * Product decision: the assumed average of a place without reviews, in thousandths of a star. It is the rounded mean of
 * all reviews in the demo directory, 3.92. It is a constant because a live mean would change the order while people
 * page through a list, and no index could store that order.
 */
export const MEAN_OF_ALL = 3900;

/**
 * Product decision: how many reviews the assumed average counts as. A place with this many reviews is rated half by
 * them.
 */
export const REVIEWS_OF_MEAN = 10;

/** Upper bound of the score, never reached. */
export const MAX_RECOMMENDED = 5000;

/**
 * Returns the Bayesian mean of the reviews in thousandths of a star, rounded down, so that a hundred reviews of 4.5
 * stars outrank a single one of 5. `ratingHundredths` is the displayed average (450 for 4.50), 0 without reviews. The
 * database function recommended_score computes the same.
 */
export function recommendedScore(ratingHundredths: number, reviewCount: number): number {
  // A count of -REVIEWS_OF_MEAN would divide by zero.
  const reviews = Math.max(reviewCount, 0);
  const stars = MEAN_OF_ALL * REVIEWS_OF_MEAN + ratingHundredths * 10 * reviews;
  return Math.floor(stars / (REVIEWS_OF_MEAN + reviews));
}

/**
 * A product decision: the average a place is taken to have before anybody has reviewed it, in thousandths of a star. It is
 * the mean of all reviews of the demo directory, 3.92, rounded. It is a constant and not counted anew, because a mean that
 * moves with each review would move the order under whoever pages through a list, and no index could hold that order.
 */
export const MEAN_OF_ALL = 3900;

/**
 * A product decision: the mean of all weighs as much as so many reviews. With as many of its own a place counts half by
 * them; 10 is also from how many good reviews on a place can be a Favorite.
 */
export const REVIEWS_OF_MEAN = 10;

/** The highest score, which no place reaches. */
export const MAX_RECOMMENDED = 5000;

/**
 * How much a place is recommended: the Bayesian mean of its reviews in thousandths of a star, rounded down. A single review
 * of five stars says little, a hundred of four and a half say much. `ratingHundredths` is the average as it is shown (450
 * for 4.50), 0 without a review. The database reckons it alike, in its function recommended_score.
 */
export function recommendedScore(ratingHundredths: number, reviewCount: number): number {
  // Below zero there is nothing to weigh, and at -REVIEWS_OF_MEAN the weights would be none.
  const reviews = Math.max(reviewCount, 0);
  const stars = MEAN_OF_ALL * REVIEWS_OF_MEAN + ratingHundredths * 10 * reviews;
  return Math.floor(stars / (REVIEWS_OF_MEAN + reviews));
}

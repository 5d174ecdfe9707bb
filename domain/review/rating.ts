/** Product decision: whole stars of a review, and the default in the form. */
export const RATING = { min: 1, max: 5, defaultValue: 5 } as const;

/** Product decision: stars from which a review is favorable. */
export const FAVORABLE_STARS = 4;
/** Product decision: favorable reviews from which a business is a community Favorite. */
export const FAVORITE_FROM = 10;

/** Product decision: votes from which a review is helpful. */
export const HELPFUL_FROM = 1;

/** Sums from which all displayed ratings are computed. */
export interface RatingTotals {
  readonly count: number;
  readonly sum: number;
  readonly favorable: number;
}

/**
 * Returns the average with two decimals, as in the API: "4.50", or "0.00" without reviews. Rounds half up, like
 * PostgreSQL.
 */
export function averageRating(totals: RatingTotals): string {
  if (totals.count === 0) return '0.00';
  return (Math.floor((totals.sum * 200 + totals.count) / (totals.count * 2)) / 100).toFixed(2);
}

export function isFavorite(totals: RatingTotals): boolean {
  return totals.favorable >= FAVORITE_FROM;
}

/**
 * Returns how totals change when a review's stars change from `before` to `after` (null: not counted). Totals only
 * change by such differences, so that simultaneous reviews all count.
 */
export function totalsChange(before: number | null, after: number | null): RatingTotals {
  const one = (rating: number | null): RatingTotals =>
    rating === null
      ? { count: 0, sum: 0, favorable: 0 }
      : { count: 1, sum: rating, favorable: rating >= FAVORABLE_STARS ? 1 : 0 };
  const [was, is] = [one(before), one(after)];
  return { count: is.count - was.count, sum: is.sum - was.sum, favorable: is.favorable - was.favorable };
}

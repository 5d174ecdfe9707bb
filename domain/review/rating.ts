/** A product decision: stars a review may give, whole ones, and how many the form begins with. */
export const RATING = { min: 1, max: 5, defaultValue: 5 } as const;

/** A product decision: from how many stars on a review is favourable. */
export const FAVORABLE_STARS = 4;
/** A product decision: from how many favourable reviews on a business is a Favorite of the community. */
export const FAVORITE_FROM = 10;

/** A product decision: from how many votes on a review counts as helpful. */
export const HELPFUL_FROM = 1;

/** Sums from which everything shown about a business's ratings follows. */
export interface RatingTotals {
  readonly count: number;
  readonly sum: number;
  readonly favorable: number;
}

/**
 * The average with two decimals as the API writes it: "4.50", "0.00" when there is none. Half is rounded up, as
 * PostgreSQL does.
 */
export function averageRating(totals: RatingTotals): string {
  if (totals.count === 0) return '0.00';
  return (Math.floor((totals.sum * 200 + totals.count) / (totals.count * 2)) / 100).toFixed(2);
}

/** Whether a business is a Favorite of the community. */
export function isFavorite(totals: RatingTotals): boolean {
  return totals.favorable >= FAVORITE_FROM;
}

/**
 * By how much totals move when a review that counted with `before` stars counts with `after` (null: not at all). Totals
 * are only ever moved by such differences, so that reviews written at one moment all count.
 */
export function totalsChange(before: number | null, after: number | null): RatingTotals {
  const one = (rating: number | null): RatingTotals =>
    rating === null
      ? { count: 0, sum: 0, favorable: 0 }
      : { count: 1, sum: rating, favorable: rating >= FAVORABLE_STARS ? 1 : 0 };
  const [was, is] = [one(before), one(after)];
  return { count: is.count - was.count, sum: is.sum - was.sum, favorable: is.favorable - was.favorable };
}

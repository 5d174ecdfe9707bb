/** Stars a review may give (spec 1 §5): whole numbers. */
export const RATING = { least: 1, most: 5, preset: 5 } as const;

/** From how many stars on a review is favourable, and how many such reviews make a place a Favorite (spec 1 §2, Home). */
export const FAVORABLE_STARS = 4;
export const FAVORITE_FROM = 10;

/** Sums from which everything shown about a place's ratings follows. */
export interface RatingTotals {
  readonly count: number;
  readonly sum: number;
  readonly favorable: number;
}

/** The average with two decimals as the API writes it: "4.50", "0.00" when there is none. Half is rounded up, as PostgreSQL does. */
export function averageRating(totals: RatingTotals): string {
  if (totals.count === 0) return '0.00';
  return (Math.floor((totals.sum * 200 + totals.count) / (totals.count * 2)) / 100).toFixed(2);
}

export function isFavorite(totals: RatingTotals): boolean {
  return totals.favorable >= FAVORITE_FROM;
}

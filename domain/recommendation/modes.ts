import { CATEGORIES, type Category } from '../business/category.js';
import { byScore, type Scored } from './score.js';

/** Ways to recommend; the first is the default. */
export const RECOMMENDATION_MODES = ['personalized', 'diverse', 'trending'] as const;

export type RecommendationMode = (typeof RECOMMENDATION_MODES)[number];

/** A product decision: how many are recommended, and from how many of the busiest categories trending takes them. */
export const RECOMMENDATIONS = {
  defaultValue: 8,
  max: 50,
  minTrending: 4,
  maxTrending: 8,
  trendingCategories: 3,
} as const;

/**
 * The categories with the highest counts, highest first, at most `trendingCategories`; those of count 0 are left out,
 * ties stand as in CATEGORIES.
 */
export function topCategories(counts: Readonly<Record<Category, number>>): readonly Category[] {
  return CATEGORIES.filter((category) => counts[category] > 0)
    .toSorted((a, b) => counts[b] - counts[a])
    .slice(0, RECOMMENDATIONS.trendingCategories);
}

/** The best by score, at most `limit`. */
export function personalized(businesses: readonly Scored[], limit: number): readonly Scored[] {
  return businesses.toSorted(byScore).slice(0, limit);
}

/** The best of each category first, then the best of the rest; at most `limit`. */
export function diverse(businesses: readonly Scored[], limit: number): readonly Scored[] {
  const sorted = businesses.toSorted(byScore);
  const firsts = new Set(CATEGORIES.map((category) => sorted.find((business) => business.category === category)));
  return [
    ...sorted.filter((business) => firsts.has(business)),
    ...sorted.filter((business) => !firsts.has(business)),
  ].slice(0, limit);
}

/**
 * The best of the trending `categories`: `limit`, but no fewer than `minTrending` and no more than `maxTrending`. Where
 * these categories hold fewer than `minTrending`, the best of the others fill up to it.
 */
export function trending(
  businesses: readonly Scored[],
  limit: number,
  categories: readonly Category[],
): readonly Scored[] {
  const wanted = Math.min(RECOMMENDATIONS.maxTrending, Math.max(RECOMMENDATIONS.minTrending, limit));
  const sorted = businesses.toSorted(byScore);
  const hot = sorted.filter(({ category }) => categories.includes(category)).slice(0, wanted);
  const others = sorted.filter(({ category }) => !categories.includes(category));
  return [...hot, ...others.slice(0, Math.max(0, RECOMMENDATIONS.minTrending - hot.length))];
}

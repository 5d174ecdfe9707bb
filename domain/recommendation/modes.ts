import { CATEGORIES, type Category } from '../business/category.js';
import { byScore, type Scored } from './score.js';

/** Ways to recommend. The first is the default. */
export const RECOMMENDATION_MODES = ['personalized', 'diverse', 'trending'] as const;

export type RecommendationMode = (typeof RECOMMENDATION_MODES)[number];

/** Product decision: number of recommendations, and number of top categories for trending. */
export const RECOMMENDATIONS = {
  defaultValue: 8,
  max: 50,
  minTrending: 4,
  maxTrending: 8,
  trendingCategories: 3,
} as const;

/**
 * Returns the categories with the highest counts, highest first, at most `trendingCategories`. Omits categories with
 * count 0; ties follow the order of CATEGORIES.
 */
export function topCategories(counts: Readonly<Record<Category, number>>): readonly Category[] {
  return CATEGORIES.filter((category) => counts[category] > 0)
    .toSorted((a, b) => counts[b] - counts[a])
    .slice(0, RECOMMENDATIONS.trendingCategories);
}

export function personalized(businesses: readonly Scored[], limit: number): readonly Scored[] {
  return businesses.toSorted(byScore).slice(0, limit);
}

/** Returns the best of each category, then the best of the rest, at most `limit`. */
export function diverse(businesses: readonly Scored[], limit: number): readonly Scored[] {
  const sorted = businesses.toSorted(byScore);
  const firsts = new Set(CATEGORIES.map((category) => sorted.find((business) => business.category === category)));
  return [
    ...sorted.filter((business) => firsts.has(business)),
    ...sorted.filter((business) => !firsts.has(business)),
  ].slice(0, limit);
}

/**
 * Returns the best of the trending `categories`: `limit`, but between `minTrending` and `maxTrending`. If they have
 * fewer than `minTrending`, the best of the other categories fill the gap.
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

/** Product decision: how many businesses are considered for recommendations. */
export const CANDIDATES = {
  /** Best rated. */
  best: 200,
  /** Best rated of each category. */
  bestOfCategory: 50,
  /** Nearest, if the position is known. */
  nearest: 50,
} as const;

/** Product decision: days of reviews that decide which categories are trending. */
export const TRENDING_DAYS = 30;

import type { ListingTier } from './listing-tier.js';

/**
 * How a search for a text orders what it finds. Points tell how well the text fits (0 to 1000); a premium listing gets a
 * tenth more, but never more than `PREMIUM_BONUS_MOST`, so that paying lifts a place among equals and never above one that
 * fits clearly better. The numbers are a product decision.
 */
export const RELEVANCE_SCALE = 1000;
export const PREMIUM_BONUS_SHARE = 0.1;
export const PREMIUM_BONUS_MOST = 50;

/** The score of a listing whose text fits with `rank` (0 to 1, a word in the name weighing 10 times one in the city): a whole number, higher is better. */
export function relevanceScore(rank: number, tier: ListingTier): number {
  const points = Math.floor(rank * RELEVANCE_SCALE);
  return tier === 'premium' ? points + Math.min(PREMIUM_BONUS_MOST, Math.floor(points * PREMIUM_BONUS_SHARE)) : points;
}

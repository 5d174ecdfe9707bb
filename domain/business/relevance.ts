import { LISTING_TIER, type ListingTier } from './listing-tier.js';

/** A product decision: points of a text that fits wholly. */
export const RELEVANCE_SCALE = 1000;

/** A product decision: the part of its own points that a premium business gets on top. */
export const PREMIUM_BONUS_SHARE = 0.1;

/**
 * A product decision: most points of that bonus. Paying lifts a business among equals, never above one that fits
 * clearly better.
 */
export const MAX_PREMIUM_BONUS = 50;

/**
 * The score by which a search for a text orders what it finds: a whole number, higher is better. `rank` tells how well
 * the text fits, 0 to 1. The search reckons it in SQL, from the same numbers (relevance-sql.ts).
 */
export function relevanceScore(rank: number, tier: ListingTier): number {
  const points = Math.floor(rank * RELEVANCE_SCALE);
  if (!LISTING_TIER[tier].priority) return points;
  return points + Math.min(MAX_PREMIUM_BONUS, Math.floor(points * PREMIUM_BONUS_SHARE));
}

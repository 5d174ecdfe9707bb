import { LISTING_TIER, type ListingTier } from './listing-tier.js';
import { MAX_RECOMMENDED } from './recommended.js';

/** A product decision: points of a text that fits wholly. */
export const RELEVANCE_SCALE = 1000;

/**
 * A product decision: the part of its own points that a place of five stars would get on top. Of two that fit about as well
 * the one that more people praise comes first; praise never makes up for a text that fits clearly worse.
 */
export const RECOMMENDED_SHARE = 0.2;

/** A product decision: the part of its own points that a premium business gets on top. */
export const PREMIUM_BONUS_SHARE = 0.1;

/**
 * A product decision: most points of that bonus. Paying lifts a business among equals, never above one that fits
 * clearly better.
 */
export const MAX_PREMIUM_BONUS = 50;

/** What the product of points and recommended score is divided by. */
export const RECOMMENDED_DIVISOR = MAX_RECOMMENDED / RECOMMENDED_SHARE;

/**
 * The score by which a search for a text orders what it finds: a whole number, higher is better. `rank` tells how well
 * the text fits, 0 to 1, `recommended` is its `recommendedScore`. The search reckons it in SQL, from the same numbers
 * (relevance-sql.ts).
 */
export function relevanceScore(rank: number, recommended: number, tier: ListingTier): number {
  const points = Math.floor(rank * RELEVANCE_SCALE);
  const praised = points + Math.floor((points * recommended) / RECOMMENDED_DIVISOR);
  if (!LISTING_TIER[tier].priority) return praised;
  return praised + Math.min(MAX_PREMIUM_BONUS, Math.floor(points * PREMIUM_BONUS_SHARE));
}

import { LISTING_TIER, type ListingTier } from './listing-tier.js';
import { MAX_RECOMMENDED } from './recommended.js';

/** Product decision: points of a perfect text match. */
export const RELEVANCE_SCALE = 1000;

/**
 * Product decision: bonus of a five-star place as a share of its own points. It orders similar matches by rating, but
 * never lifts a clearly worse match.
 */
export const RECOMMENDED_SHARE = 0.2;

/** Product decision: bonus of a Premium business as a share of its own points. */
export const PREMIUM_BONUS_SHARE = 0.1;

/**
 * Product decision: maximum points of that bonus. Paying lifts a business among equals, never above a clearly better
 * match.
 */
export const MAX_PREMIUM_BONUS = 50;

/** Product decision: added to the rank of a place that has the kind, or the perk, that the text names. */
export const MEANT_RANK_BONUS = 0.1;

/** Divisor for the product of points and recommended score. */
export const RECOMMENDED_DIVISOR = MAX_RECOMMENDED / RECOMMENDED_SHARE;

/**
 * Returns the score that orders a text search: a whole number, higher is better. `rank` is the text match, 0 to 1;
 * `recommended` is the `recommendedScore`. The search computes the same in SQL (relevance-sql.ts).
 */
export function relevanceScore(rank: number, recommended: number, tier: ListingTier): number {
  const points = Math.floor(rank * RELEVANCE_SCALE);
  const praised = points + Math.floor((points * recommended) / RECOMMENDED_DIVISOR);
  if (!LISTING_TIER[tier].priority) return praised;
  return praised + Math.min(MAX_PREMIUM_BONUS, Math.floor(points * PREMIUM_BONUS_SHARE));
}

/** Product decisions: when a business may be one that is listed already. */

/** Two businesses within 100 metres may be the same one; in miles. */
export const SAME_SPOT_MILES = 0.0622;

/** A like name counts within so many miles. */
export const SIMILAR_NAME_MILES = 10;

/** Two names are alike from this share of common trigrams, of 0 to 1. */
export const SIMILAR_NAME = 0.5;

/** So many are shown. */
export const MAX_SIMILAR = 5;

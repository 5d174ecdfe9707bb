import { BUSINESS_LIMITS } from './limits.js';
import { SUGGESTED_PERKS } from './perk.js';
import type { Kind } from './kind/kind-label.js';
import type { PriceRange } from './price-range.js';
import { RATING } from '../review/rating.js';

/** Filters for a list of businesses. Empty values filter nothing. */
export interface Traits {
  /** All must match, regardless of case and accents. */
  readonly perks: readonly string[];
  /** One must match. */
  readonly price: readonly PriceRange[];
  /** One must match. */
  readonly kinds: readonly Kind[];
  /** Minimum displayed average in stars; null for any, including none. */
  readonly minRating: number | null;
  readonly verified: boolean;
  /** Whether only community favorites match. These aren't a member's saved places. */
  readonly favorites: boolean;
}

export const NO_TRAITS: Traits = {
  perks: [],
  price: [],
  kinds: [],
  minRating: null,
  verified: false,
  favorites: false,
};

/** Product decision: maximum perks in one search, and maximum characters of each. */
export const MAX_PERKS_ASKED = SUGGESTED_PERKS.length;
export const MAX_PERK_LENGTH = BUSINESS_LIMITS.perk;

/** Product decision: number of frequent perks offered as filters in addition to the suggested ones. */
export const MAX_OTHER_PERKS = 12;

/** Minimum ratings offered as filters, in stars, highest first. The API accepts any number in between. */
export const LEAST_RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, n) => RATING.max - n);

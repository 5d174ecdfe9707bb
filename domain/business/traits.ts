import { BUSINESS_LIMITS } from './limits.js';
import { SUGGESTED_PERKS } from './perk.js';
import type { PriceRange } from './price-range.js';
import { RATING } from '../review/rating.js';

/** What a business must have to be in a list; what asks for nothing filters nothing. */
export interface Traits {
  /** All of them, in whatever case and with whatever accents. */
  readonly perks: readonly string[];
  /** One of them. */
  readonly price: readonly PriceRange[];
  /** The average that is shown, in stars; null for any, also none. */
  readonly minRating: number | null;
  readonly verified: boolean;
  /** The community's, not what a member saves. */
  readonly favorites: boolean;
}

export const NO_TRAITS: Traits = { perks: [], price: [], minRating: null, verified: false, favorites: false };

/** A product decision: most perks that one search can ask for, and most characters of each. */
export const MAX_PERKS_ASKED = SUGGESTED_PERKS.length;
export const MAX_PERK_LENGTH = BUSINESS_LIMITS.perk;

/** A product decision: beside the suggested perks, so many others are offered as filters: the most frequent ones. */
export const MAX_OTHER_PERKS = 12;

/** The least ratings that are offered as filters, in stars, the highest first; any number between can be asked for. */
export const LEAST_RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, n) => RATING.max - n);

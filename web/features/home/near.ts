import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { Town } from '../../../interfaces/contract/gazetteer/location.js';
import type { Point } from '../../../interfaces/contract/shared/words.js';

/** Where a home page starts: a place that was shared, or the ZIP code at home. */
export type Start = Point | { readonly location: string };

export interface Near {
  /** The nearest favourites, then the most recommended. */
  readonly businesses: readonly BusinessCard[];
  readonly towns: readonly Town[];
}

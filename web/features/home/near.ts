import type { BusinessCard } from '../../../interfaces/contract/business.js';
import type { Town } from '../../../interfaces/contract/list.js';
import type { Point } from '../../../interfaces/contract/words.js';

/** Where a home page starts: a place that was shared, or the ZIP code at home. */
export type Start = Point | { readonly location: string };

export interface Near {
  /** The nearest favourites, then the most recommended. */
  readonly businesses: readonly BusinessCard[];
  readonly towns: readonly Town[];
}

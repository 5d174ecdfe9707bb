import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import type { Town } from '../../../interfaces/contract/gazetteer/location.js';
import type { Point } from '../../../interfaces/contract/shared/words.js';

/** Where a home page starts: a shared location, or the home ZIP code. */
export type HomeStart = Point | { readonly location: string };

export interface NearBusinesses {
  /** The nearest favorites, followed by the most recommended. */
  readonly businesses: readonly BusinessCard[];
  readonly towns: readonly Town[];
}

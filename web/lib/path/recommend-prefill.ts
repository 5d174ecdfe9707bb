import { CATEGORIES, readLocation, stateCode, type Category } from '../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from './browse-search.js';

/**
 * Values from a search without results, for the recommendation form. Passed in the navigation state, not in the
 * address.
 */
export interface RecommendPrefill {
  readonly recommendedBusinessName?: string;
  readonly recommendedBusinessCategory?: Category;
  readonly recommendedBusinessCity?: string;
  readonly recommendedBusinessState?: string;
  readonly recommendedBusinessZip?: string;
}

/** Returns the initial values of a recommendation for a search. */
export function prefillOf({ query, category, location }: BrowseSearch): RecommendPrefill {
  const [reading] = readLocation(location);
  return {
    ...(query !== '' && { recommendedBusinessName: query }),
    ...(category !== null && { recommendedBusinessCategory: category }),
    ...(reading?.kind === 'zip' && { recommendedBusinessZip: reading.zip }),
    ...(reading?.kind === 'city' && { recommendedBusinessCity: reading.city }),
    ...(reading !== undefined &&
      reading.kind !== 'zip' &&
      reading.state !== null && { recommendedBusinessState: reading.state }),
  };
}

/** Reads the values from the navigation state, which may contain anything. */
export function readPrefill(state: unknown): RecommendPrefill {
  const fields = (typeof state === 'object' && state !== null ? state : {}) as Readonly<Record<string, unknown>>;
  const text = (field: string): string => (typeof fields[field] === 'string' ? fields[field] : '');
  const category = CATEGORIES.find((each) => each === fields['recommendedBusinessCategory']);
  const code = stateCode(text('recommendedBusinessState'));
  return {
    recommendedBusinessName: text('recommendedBusinessName'),
    recommendedBusinessCity: text('recommendedBusinessCity'),
    recommendedBusinessZip: text('recommendedBusinessZip'),
    ...(category !== undefined && { recommendedBusinessCategory: category }),
    ...(code !== null && { recommendedBusinessState: code }),
  };
}

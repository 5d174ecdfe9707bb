import { CATEGORIES, readLocation, stateCode, type Category } from '../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from './browse-search.js';

/** What a search without results already said of the place that is missing: travels with the link, not in its address. */
export interface RecommendPrefill {
  readonly recommendedBusinessName?: string;
  readonly recommendedBusinessCategory?: Category;
  readonly recommendedBusinessCity?: string;
  readonly recommendedBusinessState?: string;
  readonly recommendedBusinessZip?: string;
}

/** The beginning of a recommendation, from what was looked for. */
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

/** The same as the browser's history brings it, which may hold anything. */
export function readPrefill(state: unknown): RecommendPrefill {
  const kept = (typeof state === 'object' && state !== null ? state : {}) as Readonly<Record<string, unknown>>;
  const text = (field: string): string => (typeof kept[field] === 'string' ? kept[field] : '');
  const category = CATEGORIES.find((each) => each === kept['recommendedBusinessCategory']);
  const code = stateCode(text('recommendedBusinessState'));
  return {
    recommendedBusinessName: text('recommendedBusinessName'),
    recommendedBusinessCity: text('recommendedBusinessCity'),
    recommendedBusinessZip: text('recommendedBusinessZip'),
    ...(category !== undefined && { recommendedBusinessCategory: category }),
    ...(code !== null && { recommendedBusinessState: code }),
  };
}

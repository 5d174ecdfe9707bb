import type { SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';

type Counted = Pick<SavedList, 'placeCount' | 'unlistedCount'>;

/** Returns text such as '1 place' or '1,200 places'. */
export const placesWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'place' : 'places'}`;

/** Returns a sentence about places that lists leave out; null if there are none. */
export function unlistedSentence({ unlistedCount }: Pick<Counted, 'unlistedCount'>): string | null {
  if (unlistedCount === 0) return null;
  return `${placesWords(unlistedCount)} in this list ${unlistedCount === 1 ? 'is' : 'are'} closed or no longer listed.`;
}

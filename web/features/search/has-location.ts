import { readLocation } from '../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from '../../lib/path/browse-search.js';

/** Returns whether a search may have a point from which distances are measured. A state doesn't count. */
export function hasLocation({ origin, location }: BrowseSearch): boolean {
  return origin !== null || readLocation(location).some(({ kind }) => kind !== 'state');
}

import { readLocation } from '../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from '../../lib/path/browse-search.js';

/** Whether a search names what may be a point from which miles are counted: a state is none. */
export function hasPoint({ origin, location }: BrowseSearch): boolean {
  return origin !== null || readLocation(location).some(({ kind }) => kind !== 'state');
}

import type { Bounds } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';

/** Returns the address of the same search in this part of the map, instead of around a location. */
export function areaPath(search: BrowseSearch, bounds: Bounds): string {
  const sort = search.sort === 'distance' ? null : search.sort;
  const nowhere = { location: '', origin: null, radius: null };
  return browsePath({ ...search, ...nowhere, bounds, sort, cursor: null, recentlyViewed: false });
}

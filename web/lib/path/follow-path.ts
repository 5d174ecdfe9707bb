import { ALERTS_PATH } from './account-path.js';
import { browsePath, type BrowseSearch } from './browse-search.js';

/** Returns the address at which members follow a search, on all its pages and in any order. */
export function followSearchPath(search: BrowseSearch): string {
  const radius = search.radius ?? search.preferredRadius ?? null;
  const [, query = ''] = browsePath({ ...search, radius, sort: null, map: false, cursor: null }).split('?');
  return `${ALERTS_PATH}?${new URLSearchParams({ search: query }).toString()}`;
}

/** Returns the address at which members follow a place. */
export function followPlacePath({ id, name }: { readonly id: number; readonly name: string }): string {
  return `${ALERTS_PATH}?${new URLSearchParams({ place: String(id), name }).toString()}`;
}

import { ALERTS_PATH } from './account-path.js';
import { browsePath, browseSearchOf, type BrowseSearch } from './browse-search.js';

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

/** Longer than any name of a place. */
const MAX_NAME_LENGTH = 200;

/** Returns the query of an address of the alerts, with only what asks to follow something. */
export function followQuery(params: URLSearchParams): string {
  const id = Number(params.get('place'));
  const search = params.get('search');
  if (Number.isSafeInteger(id) && id > 0) {
    return queryIn(followPlacePath({ id, name: (params.get('name') ?? '').slice(0, MAX_NAME_LENGTH) }));
  }
  return search === null ? '' : queryIn(followSearchPath(browseSearchOf(new URLSearchParams(search))));
}

const queryIn = (path: string): string => path.slice(ALERTS_PATH.length);

import type { QueryClient } from '@tanstack/react-query';
import type { SavedList, SavedPlace } from '../../../interfaces/contract/saved-place/saved-place.js';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { apiOf } from '../../api/client.js';
import { listPages, nextCursor } from '../../api/list-page.js';
import { dataOf, type Answer } from '../../api/problem.js';
import { usePages } from '../../lib/browser/use-pages.js';
import type { Viewer } from '../../lib/page/viewer.js';
import type { ListSort } from '../../lib/path/saved-path.js';

/** Cards on a page of a list: a product decision. */
export const PAGE_SIZE = 24;

/** The most that the API sends at once. */
const WHOLE_PAGE = 100;

/** Key prefix for the member's lists, with their numbers of places. */
export const LISTS_KEY = ['saved-lists'] as const;

/** Key prefix for the places of the member's lists. */
export const LIST_PLACES_KEY = ['saved-list-places'] as const;

export const ALL_LISTS_KEY = [...LISTS_KEY, 'all'] as const;

export const listKey = (id: number) => [...LISTS_KEY, 'one', id] as const;

/** All lists of the member, the default one first. */
export const savedListsQuery = () =>
  callQuery<readonly SavedList[]>(ALL_LISTS_KEY, (api) => api.GET('/api/user/lists'));

export const savedListQuery = (id: number) =>
  callQuery<SavedList>(listKey(id), (api) => api.GET('/api/user/lists/{listId}', { params: { path: { listId: id } } }));

export const useSavedList = (id: number) => useRecord(savedListQuery(id));

/** Where distances start: the reader's location, or the ZIP code of their profile. */
type Start = Point | { readonly location: string };

export interface ListOrder {
  readonly sort: ListSort;
  /** Null if no order by distance is wanted, or no start is known. */
  readonly start: Start | null;
}

/** Returns the order of a list. Without a known start, there is no order by distance. */
export function listOrderOf(sort: ListSort, viewer: Viewer | null, shared: Point | null): ListOrder {
  if (sort !== 'distance') return { sort, start: null };
  const start = startOf(viewer, shared);
  return { sort: start === null ? 'recent' : sort, start };
}

function startOf(viewer: Viewer | null, shared: Point | null): Start | null {
  return shared ?? (viewer?.homeZipCode ? { location: viewer.homeZipCode } : null);
}

/** The places of a list, in pages. */
export const listPlacePages = (id: number, { sort, start }: ListOrder, cursor: string | null = null) =>
  listPages<SavedPlace>({
    key: [...LIST_PLACES_KEY, id, sort, start],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, page) =>
      api.GET('/api/user/lists/{listId}/places', {
        params: { path: { listId: id }, query: { ...page, sort, ...start } },
      }),
  });

export const useListPlaces = (id: number, order: ListOrder, cursor: string | null) =>
  usePages(listPlacePages(id, order, cursor));

export const tripKey = (id: number) => [...LIST_PLACES_KEY, id, 'whole'] as const;

/** All places of a list in the order of the trip. A list is short enough to be read as a whole. */
export const tripQuery = (id: number) => ({
  queryKey: tripKey(id),
  queryFn: ({ client }: { readonly client: QueryClient }) =>
    wholeList<SavedPlace>((page) =>
      apiOf(client).GET('/api/user/lists/{listId}/places', {
        params: { path: { listId: id }, query: { ...page, sort: 'trip' } },
      }),
    ),
});

export const useTrip = (id: number) => useRecord(tripQuery(id));

/** Reads the pages of a list one after the other. */
export async function wholeList<Item>(
  fetchPage: (page: { limit: number; cursor?: string }) => Promise<Answer<readonly Item[]>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const answer: Answer<readonly Item[]> = await fetchPage({ limit: WHOLE_PAGE, ...(cursor !== null && { cursor }) });
    all.push(...dataOf(answer));
    cursor = nextCursor(answer.response.headers);
  } while (cursor !== null);
  return all;
}

import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { resultPages, type ResultPage } from '../results/search.queries.js';
import type { WayOut, WaysOut } from './way-out.js';

const NONE: WaysOut = { spellings: [], ways: [] };

/** Where a search that found nothing leads; how they are looked for is loaded with the first one. */
export function waysOutQuery(search: BrowseSearch, isPlaceUnknown: boolean) {
  const asked: BrowseSearch = { ...search, sort: null, cursor: null };
  return queryOptions({
    queryKey: ['businesses', 'ways out', filtersOf(asked), isPlaceUnknown],
    queryFn: async ({ client }): Promise<WaysOut> => {
      const { findWaysOut } = await import('./find-ways-out.queries.js');
      return findWaysOut(client, asked, isPlaceUnknown);
    },
  });
}

/** The same where it is wanted: after a list without a business. `fetched` tells what is known of the list. */
export function waysOutAfter(search: BrowseSearch, fetched: (queryKey: readonly unknown[]) => unknown) {
  const list = fetched(resultPages(search).queryKey) as { readonly pages: readonly ResultPage[] } | undefined;
  const [first] = list?.pages ?? [];
  return first === undefined || first.total > 0 ? [] : [waysOutQuery(search, first.isPlaceUnknown)];
}

/** Where a search that found nothing leads; none as long as that is not known. */
export function useWaysOut(search: BrowseSearch, isPlaceUnknown: boolean): WaysOut {
  return useQuery(waysOutQuery(search, isPlaceUnknown)).data ?? NONE;
}

/** Names like the place of a search, where nobody knows it and nothing was found; null for any other search. */
export function useUnknownPlace(search: BrowseSearch): readonly WayOut[] | null {
  const { data } = useInfiniteQuery({ ...resultPages(search), enabled: !search.recentlyViewed });
  const [first] = data?.pages ?? [];
  const isUnknown = first !== undefined && first.isPlaceUnknown && first.total === 0;
  const { data: found = NONE } = useQuery({ ...waysOutQuery(search, true), enabled: isUnknown });
  return isUnknown ? found.spellings : null;
}

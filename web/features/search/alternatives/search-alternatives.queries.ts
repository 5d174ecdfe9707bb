import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { resultPages, type ResultPage } from '../results/search.queries.js';
import type { SearchAlternative, SearchAlternatives } from './search-alternative.js';

const NONE: SearchAlternatives = { spellings: [], alternatives: [] };

/** Suggestions for a search without results. The code that finds them is loaded on demand. */
export function alternativesQuery(search: BrowseSearch, isPlaceUnknown: boolean) {
  const baseSearch: BrowseSearch = { ...search, sort: null, cursor: null };
  return queryOptions({
    queryKey: ['businesses', 'alternatives', filtersOf(baseSearch), isPlaceUnknown],
    queryFn: async ({ client }): Promise<SearchAlternatives> => {
      const { findAlternatives } = await import('./find-alternatives.queries.js');
      return findAlternatives(client, baseSearch, isPlaceUnknown);
    },
  });
}

/** The same query if the list is empty; `fetched` returns what the cache knows about the list. */
export function alternativesAfter(search: BrowseSearch, fetched: (queryKey: readonly unknown[]) => unknown) {
  const list = fetched(resultPages(search).queryKey) as { readonly pages: readonly ResultPage[] } | undefined;
  const [first] = list?.pages ?? [];
  return first === undefined || (first.total > 0 && !isLost(first))
    ? []
    : [alternativesQuery(search, first.isPlaceUnknown)];
}

/** Whether nothing is at the typed location, which is unknown. */
const isLost = ({ isPlaceUnknown, total, understood }: ResultPage): boolean =>
  isPlaceUnknown && (total === 0 || understood?.relaxed.includes('location') === true);

/** Returns suggestions for a search without results; empty while loading. */
export function useAlternatives(search: BrowseSearch, isPlaceUnknown: boolean): SearchAlternatives {
  return useQuery(alternativesQuery(search, isPlaceUnknown)).data ?? NONE;
}

/** Returns similar names if the location is unknown and nothing was found there; null otherwise. */
export function useUnknownLocation(search: BrowseSearch): readonly SearchAlternative[] | null {
  const { data } = useInfiniteQuery({ ...resultPages(search), enabled: !search.recentlyViewed });
  const [first] = data?.pages ?? [];
  const isUnknown = first !== undefined && isLost(first);
  const { data: found = NONE } = useQuery({ ...alternativesQuery(search, true), enabled: isUnknown });
  return isUnknown ? found.spellings : null;
}

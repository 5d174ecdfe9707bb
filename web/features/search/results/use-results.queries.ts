import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { resultPages } from './search.queries.js';

/** The pages of a search that were asked for so far, as one list. */
export function useResults(search: BrowseSearch) {
  const query = useInfiniteQuery(resultPages(search));
  const pages = query.data?.pages ?? [];
  const businesses = pages.flatMap((page) => page.businesses);
  const [added, setAdded] = useState<{ readonly search: BrowseSearch; readonly from: number } | null>(null);
  return {
    businesses,
    total: pages[0]?.total ?? 0,
    capped: pages[0]?.capped ?? false,
    isPlaceUnknown: pages[0]?.isPlaceUnknown ?? false,
    nearby: pages.some(({ nearby }) => nearby),
    next: pages.at(-1)?.next ?? null,
    isReady: query.data !== undefined,
    isFailed: query.data === undefined && query.isError,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
    /** How many there were when the reader asked for more of this search; null where nobody did. */
    added: added?.search === search ? added.from : null,
    more: () => {
      setAdded({ search, from: businesses.length });
      void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

export type FoundBusinesses = ReturnType<typeof useResults>;

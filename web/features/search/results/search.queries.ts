import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Understood } from '../../../../interfaces/contract/business/understood.js';
import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { apiOf } from '../../../api/client.js';
import { listPageOf, pagesOf, type ListPage } from '../../../api/list-page.js';
import { dataOf } from '../../../api/problem.js';
import { usePages } from '../../../lib/browser/use-pages.js';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import type { PageStart } from '../../../lib/path/list-path.js';
import { middleQuery } from '../form/suggestions.queries.js';

/** Page size of Browse: a product decision. A full page may be followed by another. */
const PAGE_SIZE = 12;

export interface ResultPage extends ListPage<BusinessCard> {
  /** True if some results, on this page or a later one, are outside the named town. */
  readonly nearby: boolean;
  /** True if the typed location is unknown; it was searched as text. */
  readonly isPlaceUnknown: boolean;
  /** Null without a text, and if all words are searched exactly as typed. */
  readonly understood: Understood | null;
}

export function resultPages(search: BrowseSearch) {
  const { sort, cursor } = search;
  return pagesOf<ResultPage>({
    queryKey: ['businesses', 'pages', { ...filtersOf(search), sort, cursor }],
    cursor,
    pageSize: PAGE_SIZE,
    read: async (client, page) => {
      const hasOrder = sort !== 'distance' || (await isPoint(client, search));
      return fetchPage(client, { ...search, sort: hasOrder ? sort : null }, page);
    },
  });
}

/** Maximum length of a town's name, in characters; the API rejects longer ones. */
const LONGEST_TOWN = 100;

/** Returns whether distances can be measured from the location. If not, the API rejects sorting by distance. */
async function isPoint(client: QueryClient, { origin, location }: BrowseSearch): Promise<boolean> {
  if (origin !== null || location === '') return true;
  if (location.length > LONGEST_TOWN) return false;
  const { middle } = await client.fetchQuery(middleQuery(location));
  return middle !== null;
}

async function fetchPage(client: QueryClient, search: BrowseSearch, page: PageStart): Promise<ResultPage> {
  const { sort } = search;
  const { cursor, limit } = page;
  const query = { limit, ...filtersOf(search), ...(sort !== null && { sort }), ...(cursor !== null && { cursor }) };
  const answer = await apiOf(client).GET('/api/businesses', { params: { query } });
  const businesses: readonly BusinessCard[] = dataOf(answer);
  const { headers } = answer.response;
  return {
    ...listPageOf(businesses, answer.response),
    nearby: headers.get('x-includes-nearby') === 'true' || businesses.some(({ isNearby }) => isNearby),
    isPlaceUnknown: headers.get('x-location-unknown') === 'true',
    understood: understoodIn(headers),
  };
}

/** Returns what the API says that it understood; null if it doesn't say. */
export const understoodIn = (headers: Headers): Understood | null =>
  JSON.parse(headers.get('search-understood') ?? 'null') as Understood | null;

/** Returns the loaded pages of a search as one list. */
export function useResults(search: BrowseSearch) {
  const query = usePages(resultPages(search));
  const pages = query.data?.pages ?? [];
  const understood = pages[0]?.understood;
  const businesses = pages.flatMap((page) => page.items);
  const [added, setAdded] = useState<{ readonly search: BrowseSearch; readonly from: number } | null>(null);
  const fetchNextPage = () => {
    setAdded({ search, from: businesses.length });
    return query.fetchNextPage();
  };
  return {
    list: { ...query, fetchNextPage },
    businesses,
    total: pages[0]?.total ?? 0,
    capped: pages[0]?.capped ?? false,
    isPlaceUnknown: pages[0]?.isPlaceUnknown ?? false,
    understood,
    /** Whether the search was relaxed to find places anywhere. */
    isAnywhere: understood?.relaxed.includes('location'),
    nearby: pages.some(({ nearby }) => nearby),
    /** The number of results when the reader last loaded more; null if they haven't. */
    added: added?.search === search ? added.from : null,
  };
}

export type FoundBusinesses = ReturnType<typeof useResults>;

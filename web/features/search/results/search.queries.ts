import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { nextCursor } from '../../../lib/path/next-cursor.js';

/** Businesses on a page of Browse, and so from how many on there may be more: a product decision. */
export const PAGE_SIZE = 12;

export interface ResultPage {
  readonly businesses: readonly BusinessCard[];
  /** All that were found, not only this page. */
  readonly total: number;
  /** True where there are more than `total`: the API stops counting there. */
  readonly capped: boolean;
  readonly next: string | null;
  /** Some lie outside the named town, on this page or a later one. */
  readonly nearby: boolean;
  /** The place that was typed is none that is known; it was looked for as text. */
  readonly isPlaceUnknown: boolean;
}

/** The businesses a search finds, page by page. Fails with 'Failed to fetch businesses'. */
export function resultPages(search: BrowseSearch) {
  const { sort, cursor } = search;
  return infiniteQueryOptions({
    queryKey: ['businesses', 'pages', { ...filtersOf(search), sort, cursor }],
    queryFn: async ({ client, pageParam }) => {
      const hasOrder = sort !== 'distance' || (await isPoint(client, search));
      return fetchPage(client, { ...search, sort: hasOrder ? sort : null, cursor: pageParam });
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

/** Longer names no town has, and the API takes none. In characters. */
const LONGEST_TOWN = 100;

/** Whether miles can be counted from the place: from none but those is anything nearest, and the API refuses that order. */
async function isPoint(client: QueryClient, { origin, location }: BrowseSearch): Promise<boolean> {
  if (origin !== null || location === '') return true;
  if (location.length > LONGEST_TOWN) return false;
  const { middle } = await client.fetchQuery({
    queryKey: ['locations', 'middle', location],
    queryFn: async () => {
      const answer = await apiOf(client).GET('/api/locations/middle', { params: { query: { city: location } } });
      return dataOf(answer, 'Failed to fetch businesses');
    },
  });
  return middle !== null;
}

async function fetchPage(client: QueryClient, search: BrowseSearch): Promise<ResultPage> {
  const { sort, cursor } = search;
  const answer = await apiOf(client).GET('/api/businesses', {
    params: {
      query: {
        limit: PAGE_SIZE,
        ...filtersOf(search),
        ...(sort !== null && { sort }),
        ...(cursor !== null && { cursor }),
      },
    },
  });
  const businesses: readonly BusinessCard[] = dataOf(answer, 'Failed to fetch businesses');
  const { headers } = answer.response;
  return {
    businesses,
    total: Number(headers.get('x-total-count') ?? businesses.length),
    capped: headers.get('x-total-capped') === 'true',
    next: nextCursor(headers),
    nearby: headers.get('x-includes-nearby') === 'true' || businesses.some(({ isNearby }) => isNearby),
    isPlaceUnknown: headers.get('x-location-unknown') === 'true',
  };
}

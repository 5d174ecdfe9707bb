import { queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business.js';
import { NO_TRAITS, RADII, type Radius } from '../../../interfaces/contract/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf, statusOf } from '../../api/problem.js';
import { countOfTraits, filtersOf, type BrowseSearch } from '../../lib/path/browse-search.js';
import { townName } from '../../lib/town-name.js';
import { suggestionsQuery } from './suggestions.queries.js';

/** A search like the one that found nothing, which finds something. */
export interface WayOut {
  readonly label: string;
  readonly search: BrowseSearch;
}

/** So many spellings of an unknown place are looked at. */
const SPELLINGS = 4;

/** How far is looked for the nearest: the widest radius there is, in miles. */
const WIDEST = Math.max(...RADII) as Radius;

interface Found {
  readonly total: number;
  readonly first: BusinessCard | null;
}

/** How many a search finds, and the first of them; null where its place is unknown. */
function foundQuery(search: BrowseSearch, sort?: 'distance') {
  return queryOptions({
    queryKey: ['businesses', 'ways out', filtersOf(search), sort ?? null],
    queryFn: async ({ client }): Promise<Found | null> => {
      try {
        return await fetchFirst(client, search, sort);
      } catch (error) {
        if (sort === 'distance' && statusOf(error) === 400) return null;
        throw error;
      }
    },
  });
}

async function fetchFirst(client: QueryClient, search: BrowseSearch, sort?: 'distance'): Promise<Found> {
  const query = { limit: 1, ...filtersOf(search), ...(sort !== undefined && { sort }) };
  const answer = await apiOf(client).GET('/api/businesses', { params: { query } });
  const businesses: readonly BusinessCard[] = dataOf(answer, 'Failed to fetch businesses');
  return { total: Number(answer.response.headers.get('x-total-count') ?? 0), first: businesses[0] ?? null };
}

/** What to do where a search found nothing around a place; `miles` is how far it looked. */
export function useNearest(search: BrowseSearch, miles: number | null) {
  const wide: BrowseSearch = { ...search, radius: WIDEST };
  const { data } = useQuery({ ...foundQuery(wide, 'distance'), enabled: miles !== null });
  const isUnknown = miles !== null && data === null && search.location !== '';
  return { isUnknown, ways: miles === null ? [] : nearestWays(search, data?.first ?? null, miles) };
}

function nearestWays(search: BrowseSearch, nearest: BusinessCard | null, miles: number): WayOut[] {
  const { distance } = nearest ?? {};
  if (nearest === null || distance === undefined) return [];
  // The distance is rounded: what lies on the circle may lie outside of it.
  const radius = RADII.find((each) => each > miles && each > distance);
  const town = townName(nearest);
  const widened = radius === undefined ? [] : [{ label: `Widen to ${radius} miles`, search: { ...search, radius } }];
  const there = { ...search, location: town, origin: null, radius: null, sort: null };
  return town === ''
    ? widened
    : [...widened, { label: `Nearest: ${town}, ${distance.toFixed(1)} miles`, search: there }];
}

/** Names like an unknown place where the search does find something, with how many. */
export function useSpellings(search: BrowseSearch, isUnknown: boolean): WayOut[] {
  const { data } = useQuery({ ...suggestionsQuery(search.location), enabled: isUnknown });
  const names = isUnknown ? (data ?? []).slice(0, SPELLINGS) : [];
  return useCounted(
    names.map((location) => ({ label: location, search: { ...search, location, radius: null, sort: null } })),
  );
}

/** The same search with one of its conditions less. */
export function useWithout(search: BrowseSearch): WayOut[] {
  const { query, category, traits } = search;
  const ways: WayOut[] = [];
  if (query !== '') ways.push({ label: `Without "${query}"`, search: { ...search, query: '', sort: null } });
  if (category !== null) ways.push({ label: 'In all categories', search: { ...search, category: null } });
  if (countOfTraits(traits) > 0) ways.push({ label: 'Without filters', search: { ...search, traits: NO_TRAITS } });
  return useCounted(ways);
}

/** Those that find something, each with its number. */
function useCounted(ways: readonly WayOut[]): WayOut[] {
  const answers = useQueries({ queries: ways.map(({ search }) => foundQuery(search)) });
  return ways.flatMap(({ label, search }, index) => {
    const total = answers[index]?.data?.total ?? 0;
    return total === 0 ? [] : [{ label: `${label} (${total.toLocaleString('en-US')})`, search }];
  });
}

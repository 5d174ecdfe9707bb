import type { QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { DEFAULT_RADIUS, NO_TRAITS, RADII, type Radius } from '../../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { townName } from '../../../lib/town-name.js';
import { hasPoint } from '../has-point.js';
import { suggestionsQuery } from '../form/suggestions.queries.js';
import { withoutEach } from '../filters/trait-words.js';
import type { WayOut, WaysOut } from './way-out.js';

/** So many spellings of an unknown place are looked at. */
const SPELLINGS = 4;

/** Up to so many filters each is tried without: a product decision, so that a page asks a bounded number of searches. */
const FILTERS_TRIED = 4;

/** How far is looked for the nearest: the widest radius there is, in miles. */
const WIDEST = Math.max(...RADII) as Radius;

/** One condition less: the words that say so after others, and the search without it. */
interface Relaxation {
  readonly words: string;
  readonly of: (search: BrowseSearch) => BrowseSearch;
}

/**
 * Searches like one that found nothing which do find something: with one condition less, and where none of these helps, the
 * first that helps with several less.
 */
export async function findWaysOut(client: QueryClient, search: BrowseSearch, isUnknown: boolean): Promise<WaysOut> {
  const hasOrigin = hasPoint(search) && !isUnknown;
  const conditions = conditionsOf(search);
  const [spellings, near, without] = await Promise.all([
    isUnknown ? spellingsOf(client, search) : [],
    hasOrigin ? nearestWays(client, search) : [],
    counted(
      client,
      [...conditions, ...singleFilters(search)].map((each) => wayOf(search, [each])),
    ),
  ]);
  const ways = [...near, ...without];
  if (ways.length + spellings.length > 0) return { spellings, ways };
  return { spellings, ways: await severalLess(client, search, { conditions, hasOrigin }) };
}

/** What can be left out of a search as a whole: its text, its category, its filters, and its place where there is more than that. */
function conditionsOf({ query, category, traits, location, origin, bounds }: BrowseSearch): Relaxation[] {
  const set = withoutEach(traits);
  const all: Relaxation[] = [];
  if (query !== '') all.push({ words: `without "${query}"`, of: (search) => ({ ...search, query: '' }) });
  if (category !== null) all.push({ words: 'in all categories', of: (search) => ({ ...search, category: null }) });
  if (set.length > 0) {
    const words = set.length === 1 ? `without "${set[0]?.[0] ?? ''}"` : 'without filters';
    all.push({ words, of: (search) => ({ ...search, traits: NO_TRAITS }) });
  }
  const hasPlace = location !== '' || origin !== null || bounds !== null;
  const anywhere = { location: '', origin: null, bounds: null, radius: null };
  if (hasPlace && all.length > 0) all.push({ words: 'anywhere', of: (search) => ({ ...search, ...anywhere }) });
  return all;
}

/** Each of several filters. */
function singleFilters({ traits }: BrowseSearch): Relaxation[] {
  const set = withoutEach(traits);
  if (set.length < 2 || set.length > FILTERS_TRIED) return [];
  return set.map(([words, rest]) => ({ words: `without "${words}"`, of: (search) => ({ ...search, traits: rest }) }));
}

/** Two or more conditions less, the nearest first; empty where not even that helps. */
async function severalLess(
  client: QueryClient,
  search: BrowseSearch,
  { conditions, hasOrigin }: { readonly conditions: readonly Relaxation[]; readonly hasOrigin: boolean },
): Promise<WayOut[]> {
  if (hasOrigin) {
    const here = conditions.filter(({ words }) => words !== 'anywhere');
    for (const dropped of subsets(here).filter((each) => each.length > 0)) {
      const ways = await nearestWays(client, wayOf(search, dropped).search);
      const words = dropped.map((each) => each.words).join(', ');
      if (ways.length > 0) return ways.map((way) => ({ ...way, label: `${way.label}, ${words}` }));
    }
  }
  for (const dropped of subsets(conditions).filter((each) => each.length > 1)) {
    const ways = await counted(client, [wayOf(search, dropped)]);
    if (ways.length > 0) return ways;
  }
  return [];
}

/** All choices among a few, the smallest first. */
function subsets<T>(all: readonly T[]): (readonly T[])[] {
  const every = all.reduce<(readonly T[])[]>((some, each) => [...some, ...some.map((few) => [...few, each])], [[]]);
  return every.toSorted((one, other) => one.length - other.length);
}

function wayOf(search: BrowseSearch, dropped: readonly Relaxation[]): WayOut {
  const words = dropped.map((each) => each.words).join(', ');
  return {
    label: words.charAt(0).toUpperCase() + words.slice(1),
    search: dropped.reduce((rest, { of }) => of(rest), search),
  };
}

/** The radius that reaches the nearest, and its town. */
async function nearestWays(client: QueryClient, search: BrowseSearch): Promise<WayOut[]> {
  const { first } = await found(client, { ...search, radius: WIDEST, sort: 'distance' });
  const { distance } = first ?? {};
  if (first === null || distance === undefined) return [];
  // The distance is rounded: what lies on the circle may lie outside of it.
  const radius = RADII.find((each) => each > (search.radius ?? DEFAULT_RADIUS) && each > distance);
  const town = townName(first);
  const widened = radius === undefined ? [] : [{ label: `Widen to ${radius} miles`, search: { ...search, radius } }];
  const there = { ...search, location: town, origin: null, radius: null };
  return town === ''
    ? widened
    : [...widened, { label: `Nearest: ${town}, ${distance.toFixed(1)} miles`, search: there }];
}

/** Names like an unknown place where the search does find something. */
async function spellingsOf(client: QueryClient, search: BrowseSearch): Promise<WayOut[]> {
  const names = await client.fetchQuery(suggestionsQuery(search.location));
  const alike = names.slice(0, SPELLINGS);
  return counted(
    client,
    alike.map(({ name: location }) => ({ label: location, search: { ...search, location, radius: null } })),
  );
}

/** Those that find something, each with its number. */
async function counted(client: QueryClient, ways: readonly WayOut[]): Promise<WayOut[]> {
  const totals = await Promise.all(ways.map(async ({ search }) => (await found(client, search)).total));
  return ways.flatMap(({ label, search }, index) => {
    const total = totals[index] ?? 0;
    return total === 0 ? [] : [{ label: `${label} (${total.toLocaleString('en-US')})`, search }];
  });
}

/** How many a search finds, and the first of them. */
async function found(client: QueryClient, search: BrowseSearch) {
  const query = { limit: 1, ...filtersOf(search), ...(search.sort !== null && { sort: search.sort }) };
  const answer = await apiOf(client).GET('/api/businesses', { params: { query } });
  const businesses: readonly BusinessCard[] = dataOf(answer, 'Failed to fetch businesses');
  return { total: Number(answer.response.headers.get('x-total-count') ?? 0), first: businesses[0] ?? null };
}

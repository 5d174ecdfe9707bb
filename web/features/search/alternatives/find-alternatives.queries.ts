import type { QueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { DEFAULT_RADIUS, NO_TRAITS, RADII, type Radius } from '../../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { NO_FIT, filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { townName } from '../../../lib/words/town-name.js';
import { hasLocation } from '../has-location.js';
import { understoodIn } from '../results/search.queries.js';
import { suggestionsQuery } from '../form/suggestions.queries.js';
import { withoutEach } from '../filters/trait-words.js';
import type { SearchAlternative, SearchAlternatives } from './search-alternative.js';

/** Number of similar names tried for an unknown location. */
const MAX_SPELLINGS = 4;

/**
 * Searches without a single filter are tried only for up to this many filters: a product decision that limits the
 * requests.
 */
const MAX_FILTERS_TRIED = 4;

/** The radius for finding the nearest business: the largest one, in miles. */
const WIDEST_RADIUS = Math.max(...RADII) as Radius;

/** A search with one condition removed, and the words for it. */
interface Relaxation {
  readonly words: string;
  readonly of: (search: BrowseSearch) => BrowseSearch;
}

/**
 * Finds searches with results that are similar to one without. Removes one condition; if none of these helps, returns
 * the first combination of several that does.
 */
export async function findAlternatives(
  client: QueryClient,
  search: BrowseSearch,
  isUnknown: boolean,
): Promise<SearchAlternatives> {
  const hasOrigin = hasLocation(search) && !isUnknown;
  const conditions = conditionsOf(search);
  const [spellings, toAsk, near, without] = await Promise.all([
    isUnknown ? spellingsOf(client, search) : [],
    search.fits === 'yes'
      ? counted(client, [{ label: 'Show places to ask first', search: { ...search, fits: 'ask' } }])
      : [],
    hasOrigin ? nearestAlternatives(client, search) : [],
    counted(
      client,
      [...conditions, ...singleFilters(search)].map((each) => alternativeOf(search, [each])),
    ),
  ]);
  const alternatives = [...toAsk, ...near, ...without];
  const note = isUnknown ? undefined : fitNote(search);
  if (alternatives.length + spellings.length > 0) return { note, spellings, alternatives };
  return { note, spellings, alternatives: await severalLess(client, search, { conditions, hasOrigin }) };
}

/** Returns why no place fits pets; nothing if the search doesn't ask for places that do. */
function fitNote({ pets, at, fits }: BrowseSearch): string | undefined {
  if (pets === '' || fits === null) return undefined;
  const [, more] = pets.split(',');
  const whom = more === undefined ? 'your pet' : 'your pets together';
  const then = at === '' ? '' : ' at that time';
  return fits === 'yes'
    ? `No place here is sure to take ${whom}${then}. Some don’t state everything that matters: ask them first, or remove the filter.`
    : `By all that we know, no place here takes ${whom}${then}. Try another time, or remove the filter.`;
}

/**
 * Returns what can be removed from a search: its text, its category, all its filters, and, if one of these is set, its
 * location.
 */
function conditionsOf(asked: BrowseSearch): Relaxation[] {
  const { query, category, location, origin, bounds } = asked;
  const set = withoutEach(asked);
  const all: Relaxation[] = [];
  if (query !== '') all.push({ words: `without "${query}"`, of: (search) => ({ ...search, query: '' }) });
  if (category !== null) all.push({ words: 'in all categories', of: (search) => ({ ...search, category: null }) });
  if (set.length > 0) {
    const words = set.length === 1 ? `without "${set[0]?.[0] ?? ''}"` : 'without filters';
    all.push({ words, of: (search) => ({ ...search, ...NO_FIT, traits: NO_TRAITS }) });
  }
  const hasPlace = location !== '' || origin !== null || bounds !== null;
  const anywhere = { location: '', origin: null, bounds: null, radius: null };
  if (hasPlace && all.length > 0) all.push({ words: 'anywhere', of: (search) => ({ ...search, ...anywhere }) });
  return all;
}

/** Returns each filter, if there are several. */
function singleFilters(asked: BrowseSearch): Relaxation[] {
  const set = withoutEach(asked);
  if (set.length < 2 || set.length > MAX_FILTERS_TRIED) return [];
  return set.map(([words, rest]) => ({ words: `without "${words}"`, of: (search) => ({ ...search, ...rest }) }));
}

/** Returns alternatives with several conditions removed, fewest first; empty if none has results. */
async function severalLess(
  client: QueryClient,
  search: BrowseSearch,
  { conditions, hasOrigin }: { readonly conditions: readonly Relaxation[]; readonly hasOrigin: boolean },
): Promise<SearchAlternative[]> {
  if (hasOrigin) {
    const here = conditions.filter(({ words }) => words !== 'anywhere');
    for (const dropped of subsets(here).filter((each) => each.length > 0)) {
      const alternatives = await nearestAlternatives(client, alternativeOf(search, dropped).search);
      const words = dropped.map((each) => each.words).join(', ');
      if (alternatives.length > 0) return alternatives.map((each) => ({ ...each, label: `${each.label}, ${words}` }));
    }
  }
  for (const dropped of subsets(conditions).filter((each) => each.length > 1)) {
    const alternatives = await counted(client, [alternativeOf(search, dropped)]);
    if (alternatives.length > 0) return alternatives;
  }
  return [];
}

/** Returns all subsets of a short list, smallest first. */
function subsets<T>(all: readonly T[]): (readonly T[])[] {
  const every = all.reduce<(readonly T[])[]>((some, each) => [...some, ...some.map((few) => [...few, each])], [[]]);
  return every.toSorted((one, other) => one.length - other.length);
}

function alternativeOf(search: BrowseSearch, dropped: readonly Relaxation[]): SearchAlternative {
  const words = dropped.map((each) => each.words).join(', ');
  return {
    label: words.charAt(0).toUpperCase() + words.slice(1),
    search: dropped.reduce((rest, { of }) => of(rest), search),
  };
}

/** Returns searches that reach the nearest business: one with a larger radius, one in its town. */
async function nearestAlternatives(client: QueryClient, search: BrowseSearch): Promise<SearchAlternative[]> {
  const { first } = await found(client, { ...search, radius: WIDEST_RADIUS, sort: 'distance' });
  const { distance } = first ?? {};
  if (first === null || distance === undefined) return [];
  // The distance is rounded, so a business exactly on the radius may be outside of it.
  const radius = RADII.find(
    (each) => each > (search.radius ?? search.preferredRadius ?? DEFAULT_RADIUS) && each > distance,
  );
  const town = townName(first);
  const widened = radius === undefined ? [] : [{ label: `Widen to ${radius} miles`, search: { ...search, radius } }];
  const there = { ...search, location: town, origin: null, radius: null };
  return town === ''
    ? widened
    : [...widened, { label: `Nearest: ${town}, ${distance.toFixed(1)} miles`, search: there }];
}

/** Returns similar names for an unknown location that have results. */
async function spellingsOf(client: QueryClient, search: BrowseSearch): Promise<SearchAlternative[]> {
  const names = await client.fetchQuery(suggestionsQuery(search.location));
  const alike = names.slice(0, MAX_SPELLINGS);
  return counted(
    client,
    alike.map(({ name: location }) => ({ label: location, search: { ...search, location, radius: null } })),
  );
}

/** Returns the searches that have results, with their counts. */
async function counted(client: QueryClient, alternatives: readonly SearchAlternative[]): Promise<SearchAlternative[]> {
  const totals = await Promise.all(alternatives.map(async ({ search }) => (await found(client, search)).total));
  return alternatives.flatMap(({ label, search }, index) => {
    const total = totals[index] ?? 0;
    return total === 0 ? [] : [{ label: `${label} (${total.toLocaleString('en-US')})`, search }];
  });
}

/** Returns the number of results of a search, and the first one. Results from elsewhere don't count. */
async function found(client: QueryClient, search: BrowseSearch) {
  const query = { limit: 1, ...filtersOf(search), ...(search.sort !== null && { sort: search.sort }) };
  const answer = await apiOf(client).GET('/api/businesses', { params: { query } });
  const businesses: readonly BusinessCard[] = dataOf(answer);
  const { headers } = answer.response;
  if (understoodIn(headers)?.relaxed.includes('location') === true) return { total: 0, first: null };
  return { total: Number(headers.get('x-total-count') ?? 0), first: businesses[0] ?? null };
}

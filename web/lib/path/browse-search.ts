import {
  categoryOfFilter,
  DEFAULT_RADIUS,
  MAX_PERK_LENGTH,
  MAX_PERKS_ASKED,
  NO_TRAITS,
  PRICE_RANGES,
  priceRangeOf,
  RADII,
  RATING,
  SORTS,
  tidyPerks,
  type Bounds,
  type Category,
  type Point,
  type Radius,
  type Sort,
  type Traits,
} from '../../../interfaces/contract/shared/words.js';
import { jsonNumber } from '../../../interfaces/contract/shared/json-number.js';
import { cursorOf } from './list-path.js';

/** What the address of Browse says: what is looked for, where, in which order, from where on. */
export interface BrowseSearch {
  readonly query: string;
  readonly category: Category | null;
  readonly location: string;
  /** Where the reader is, as 'Near me' found it; null beside a typed location. */
  readonly origin: Point | null;
  /** The part of the map that is searched; null beside a location or an origin. */
  readonly bounds: Bounds | null;
  /** Miles around location or origin; null: as far as the API looks by itself. */
  readonly radius: Radius | null;
  /** What a business must offer and have; all of it. */
  readonly traits: Traits;
  /** Null: the list's own order. */
  readonly sort: Sort | null;
  /** Where the page before ended; null for the first page. */
  readonly cursor: string | null;
  /** True where the list is the browser's own: the businesses seen last. */
  readonly recentlyViewed: boolean;
  /** True where a map stands beside the list. */
  readonly map: boolean;
}

export const EMPTY_SEARCH: BrowseSearch = {
  query: '',
  category: null,
  location: '',
  origin: null,
  bounds: null,
  radius: null,
  traits: NO_TRAITS,
  sort: null,
  cursor: null,
  recentlyViewed: false,
  map: false,
};

/** Nobody types more, and the address stays one that every browser takes. In characters. */
const TEXT_LIMIT = 200;

/** Reads an address of Browse. What it does not know or what does not apply counts as absent: a page never fails on its address. */
export function browseSearchOf(params: URLSearchParams): BrowseSearch {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, TEXT_LIMIT);
  const query = text('query');
  const location = text('location');
  // A search has one place: what was typed counts before where one is, and that before what the map shows.
  const origin = location === '' ? originOf(text('latitude'), text('longitude')) : null;
  const bounds = location === '' && origin === null ? boundsOf(text('bounds')) : null;
  const hasOrigin = location !== '' || origin !== null;
  return {
    query,
    category: categoryOfFilter(text('category')) ?? null,
    location,
    origin,
    bounds,
    radius: hasOrigin ? (RADII.find((miles) => String(miles) === text('radius')) ?? null) : null,
    traits: traitsOf(params),
    sort: applicableSort(params.get('sort'), query, hasOrigin),
    cursor: cursorOf(params),
    recentlyViewed: params.get('filter') === 'recently-viewed',
    map: params.get('view') === 'map',
  };
}

function traitsOf(params: URLSearchParams): Traits {
  const price = params.getAll('price').map(priceRangeOf);
  const least = jsonNumber(params.get('minRating') ?? '');
  return {
    perks: tidyPerks(params.getAll('perks').map((perk) => perk.slice(0, MAX_PERK_LENGTH))).slice(0, MAX_PERKS_ASKED),
    price: PRICE_RANGES.filter((range) => price.includes(range)),
    minRating: least !== null && least >= RATING.min && least <= RATING.max ? least : null,
    verified: params.get('verified') === 'true',
    favorites: params.get('favorites') === 'true',
  };
}

/** How many filters are set. */
export function countOfTraits({ perks, price, minRating, verified, favorites }: Traits): number {
  return perks.length + price.length + [minRating !== null, verified, favorites].filter(Boolean).length;
}

/** Relevance needs a text, distance an origin. */
function applicableSort(name: string | null, query: string, hasOrigin: boolean): Sort | null {
  const sort = SORTS.find((each) => each === name) ?? null;
  if (sort === 'relevance' && query === '') return null;
  if (sort === 'distance' && !hasOrigin) return null;
  return sort;
}

/** A number of degrees, three decimals (about 100 m): enough to search by, and no more told of where one is. Null for anything else. */
function degreesOf(text: string, max: number): number | null {
  const degrees = jsonNumber(text);
  return degrees === null || Math.abs(degrees) > max ? null : Number(degrees.toFixed(3));
}

function originOf(latitudeText: string, longitudeText: string): Point | null {
  const latitude = degreesOf(latitudeText, 90);
  const longitude = degreesOf(longitudeText, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function boundsOf(text: string): Bounds | null {
  const sides = text.split(',');
  const [west, south, east, north] = sides.map((side, index) => degreesOf(side, index % 2 === 0 ? 180 : 90));
  if (sides.length !== 4 || west == null || south == null || east == null || north == null) return null;
  return south < north && west !== east ? { west, south, east, north } : null;
}

/**
 * What is asked for a member: where the address names no radius, and there is something to count miles from, the one they
 * prefer. The address and the API stay what they are, so that both can be shared.
 */
export function withPreferredRadius(search: BrowseSearch, preferred: string | undefined): BrowseSearch {
  const hasOrigin = search.location !== '' || search.origin !== null;
  const radius = RADII.find((miles) => String(miles) === preferred && miles !== DEFAULT_RADIUS);
  return hasOrigin && search.radius === null && radius !== undefined ? { ...search, radius } : search;
}

/** As the API and the address write a box: west,south,east,north. */
export function boundsText({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((side) => Number(side.toFixed(3))).join(',');
}

/** The parameters of a search in the order in which every address names them; what is absent has none. */
export function browseParams(search: Partial<BrowseSearch>): [name: string, value: string][] {
  const { origin, bounds, traits = NO_TRAITS } = search;
  const all: [string, string | null | undefined][] = [
    ['filter', search.recentlyViewed ? 'recently-viewed' : null],
    ['query', search.query],
    ['category', search.category],
    ['location', search.location],
    ['latitude', origin && String(Number(origin.latitude.toFixed(3)))],
    ['longitude', origin && String(Number(origin.longitude.toFixed(3)))],
    ['radius', search.radius && String(search.radius)],
    ['bounds', bounds && boundsText(bounds)],
    ...traits.perks.map((perk): [string, string] => ['perks', perk]),
    ...traits.price.map((range): [string, string] => ['price', range]),
    ['minRating', traits.minRating === null ? null : String(traits.minRating)],
    ['verified', traits.verified ? 'true' : null],
    ['favorites', traits.favorites ? 'true' : null],
    ['sort', search.sort],
    ['view', search.map ? 'map' : null],
    ['cursor', search.cursor],
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** The address of a search; one and the same for equal searches. */
export function browsePath(search: Partial<BrowseSearch>): string {
  const text = new URLSearchParams(browseParams(search)).toString();
  return text === '' ? '/browse' : `/browse?${text}`;
}

/** What a search asks of the API alike for list and map. */
export function filtersOf({ query, category, location, origin, bounds, radius, traits }: BrowseSearch) {
  const { perks, price, minRating, verified, favorites } = traits;
  return {
    ...(query !== '' && { query }),
    ...(category !== null && { category }),
    ...(location !== '' && { location }),
    ...(origin !== null && origin),
    ...(bounds !== null && { bounds: boundsText(bounds) }),
    ...(radius !== null && { radius }),
    ...(perks.length > 0 && { perks: [...perks] }),
    ...(price.length > 0 && { price: [...price] }),
    ...(minRating !== null && { minRating }),
    ...(verified && { verified }),
    ...(favorites && { favorites }),
  };
}

/** The address of a business, which remembers the list it was opened from (`from`). */
export function businessPath(id: number, from?: string): string {
  return from === undefined ? `/business/${id}` : `/business/${id}?from=${encodeURIComponent(from)}`;
}

import {
  categoryOfFilter,
  DEFAULT_RADIUS,
  isKind,
  MAX_PERK_LENGTH,
  MAX_PERKS_ASKED,
  NO_TRAITS,
  PRICE_RANGES,
  priceRangeOf,
  RADII,
  RATING,
  SORTS,
  tidyEntries,
  type Bounds,
  type Category,
  type Point,
  type Radius,
  type Sort,
  type Traits,
} from '../../../interfaces/contract/shared/words.js';
import { PETS_PATTERN } from '../../../interfaces/contract/policy/pets-pattern.js';
import { jsonNumber } from '../../../interfaces/contract/shared/json-number.js';
import { cursorOf } from './list-path.js';

/** The search in the address of Browse. */
export interface BrowseSearch {
  readonly query: string;
  /** Whether all words are searched exactly as typed. */
  readonly exact: boolean;
  readonly category: Category | null;
  readonly location: string;
  /** The reader's location from 'Near me'; null if a location was typed. */
  readonly origin: Point | null;
  /** The searched part of the map; null with a location or origin. */
  readonly bounds: Bounds | null;
  /** Miles around the location or origin; null for the API's default. */
  readonly radius: Radius | null;
  /** The member's preference if it isn't the API's default. It isn't part of addresses, so that they can be shared. */
  readonly preferredRadius?: Radius | undefined;
  /** A business must match every filter. */
  readonly traits: Traits;
  /** Pets that come along, such as 'dog:70,cat'; empty for none. */
  readonly pets: string;
  /** Local time of the visit, such as '2026-11-27T19:00'; empty for any time, and without pets. */
  readonly at: string;
  /** The answers to list: places that fit the pets, also those to ask, or all. */
  readonly fits: 'yes' | 'ask' | null;
  /** Null for the default order. */
  readonly sort: Sort | null;
  /** Where the previous page ended; null for the first page. */
  readonly cursor: string | null;
  /** True if the list is this browser's history. */
  readonly recentlyViewed: boolean;
  readonly map: boolean;
}

export const EMPTY_SEARCH: BrowseSearch = {
  query: '',
  exact: false,
  category: null,
  location: '',
  origin: null,
  bounds: null,
  radius: null,
  traits: NO_TRAITS,
  pets: '',
  at: '',
  fits: null,
  sort: null,
  cursor: null,
  recentlyViewed: false,
  map: false,
};

/** Maximum length of a text in characters; keeps the address short enough for every browser. */
const TEXT_LIMIT = 200;

/** Returns the first code points of a text. Smaller than `firstCharacters`, because every page loads it. */
const firstOf = (text: string, max: number): string => [...text].slice(0, max).join('');

/**
 * Reads an address of Browse. Ignores unknown and inapplicable parameters, so that a page never fails on its address.
 */
export function browseSearchOf(params: URLSearchParams): BrowseSearch {
  const text = (name: string): string => firstOf((params.get(name) ?? '').trim(), TEXT_LIMIT);
  const query = text('query');
  const location = text('location');
  // A search has one location: a typed one takes precedence over the reader's position, and that over the map's bounds.
  const origin = location === '' ? originOf(text('latitude'), text('longitude')) : null;
  const bounds = location === '' && origin === null ? boundsOf(text('bounds')) : null;
  const hasOrigin = location !== '' || origin !== null;
  return {
    query,
    exact: params.get('exact') === 'true',
    category: categoryOfFilter(text('category')) ?? null,
    location,
    origin,
    bounds,
    radius: hasOrigin ? (RADII.find((miles) => String(miles) === text('radius')) ?? null) : null,
    traits: traitsOf(params),
    ...fitIn(text('pets'), text('at'), params.get('fits')),
    sort: applicableSort(params.get('sort'), query, hasOrigin),
    cursor: cursorOf(params),
    recentlyViewed: params.get('filter') === 'recently-viewed',
    map: params.get('view') === 'map',
  };
}

/** No pets: the part of a search that a removed filter leaves. */
export const NO_FIT = { pets: '', at: '', fits: null } as const;

function fitIn(pets: string, at: string, fits: string | null): Pick<BrowseSearch, 'pets' | 'at' | 'fits'> {
  if (!PETS_PATTERN.test(pets)) return NO_FIT;
  return {
    pets,
    at: isLocalTime(at) ? at : '',
    fits: fits === 'yes' || fits === 'ask' ? fits : null,
  };
}

/** Whether a text is a time of this millennium, such as '2026-11-27T19:00'. */
const isLocalTime = (text: string): boolean =>
  /^2.{15}$/.test(text) && new Date(`${text}Z`).toJSON()?.startsWith(text) === true;

function traitsOf(params: URLSearchParams): Traits {
  const price = params.getAll('price').map(priceRangeOf);
  const least = jsonNumber(params.get('minRating') ?? '');
  return {
    perks: tidyEntries(params.getAll('perks').map((perk) => firstOf(perk, MAX_PERK_LENGTH))).slice(0, MAX_PERKS_ASKED),
    price: PRICE_RANGES.filter((range) => price.includes(range)),
    kinds: params.getAll('kind').filter(isKind),
    minRating: least !== null && least >= RATING.min && least <= RATING.max ? least : null,
    verified: params.get('verified') === 'true',
    favorites: params.get('favorites') === 'true',
  };
}

/** Sorting by relevance needs a text; sorting by distance needs an origin. */
function applicableSort(name: string | null, query: string, hasOrigin: boolean): Sort | null {
  const sort = SORTS.find((each) => each === name) ?? null;
  if (sort === 'relevance' && query === '') return null;
  if (sort === 'distance' && !hasOrigin) return null;
  return sort;
}

/**
 * Returns degrees with three decimals (about 100 m): precise enough, without revealing the exact location. Null if
 * invalid.
 */
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

/** Returns the search with the member's preferred radius, which is used if the address contains none. */
export function withPreferredRadius(search: BrowseSearch, preferred: string | undefined): BrowseSearch {
  const preferredRadius = RADII.find((miles) => String(miles) === preferred && miles !== DEFAULT_RADIUS);
  return preferredRadius === undefined ? search : { ...search, preferredRadius };
}

/** Formats a box for the API and addresses: west,south,east,north. */
export function boundsText({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((side) => Number(side.toFixed(3))).join(',');
}

/** Returns the parameters of a search in a fixed order, without absent ones. */
export function browseParams(search: Partial<BrowseSearch>): [name: string, value: string][] {
  const { origin, bounds, traits = NO_TRAITS } = search;
  const all: [string, string | null | undefined][] = [
    ['filter', search.recentlyViewed ? 'recently-viewed' : null],
    ['query', search.query],
    ['exact', search.exact ? 'true' : null],
    ['category', search.category],
    ['location', search.location],
    ['latitude', origin && String(Number(origin.latitude.toFixed(3)))],
    ['longitude', origin && String(Number(origin.longitude.toFixed(3)))],
    ['radius', search.radius && String(search.radius)],
    ['bounds', bounds && boundsText(bounds)],
    ...traits.perks.map((perk): [string, string] => ['perks', perk]),
    ...traits.price.map((range): [string, string] => ['price', range]),
    ...traits.kinds.map((kind): [string, string] => ['kind', kind]),
    ['minRating', traits.minRating === null ? null : String(traits.minRating)],
    ['verified', traits.verified ? 'true' : null],
    ['favorites', traits.favorites ? 'true' : null],
    ['pets', search.pets],
    ['at', search.at],
    ['fits', search.fits],
    ['sort', search.sort],
    ['view', search.map ? 'map' : null],
    ['cursor', search.cursor],
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** Returns the address of a search; the same for equal searches. */
export function browsePath(search: Partial<BrowseSearch>): string {
  const text = new URLSearchParams(browseParams(search)).toString();
  return text === '' ? '/browse' : `/browse?${text}`;
}

/** Returns the API's filters for a search, shared by list and map. */
export function filtersOf(search: BrowseSearch) {
  const { query, exact, category, location, origin, bounds, radius, preferredRadius, traits, pets, at, fits } = search;
  const { perks, price, kinds, minRating, verified, favorites } = traits;
  return {
    ...(query !== '' && { query }),
    ...(exact && { exact }),
    ...(category !== null && { category }),
    ...(location !== '' && { location }),
    ...(origin !== null && origin),
    ...(bounds !== null && { bounds: boundsText(bounds) }),
    ...(radius !== null ? { radius } : preferredRadius && { radius: preferredRadius, widen: true }),
    ...(perks.length > 0 && { perks: [...perks] }),
    ...(price.length > 0 && { price: [...price] }),
    ...(kinds.length > 0 && { kind: [...kinds] }),
    ...(minRating !== null && { minRating }),
    ...(verified && { verified }),
    ...(favorites && { favorites }),
    ...(pets !== '' && { pets }),
    ...(at !== '' && { at }),
    ...(fits !== null && { fits }),
  };
}

/** Returns the address of a business. `from` is the list to link back to. */
export function businessPath(id: number, from?: string): string {
  return from === undefined ? `/business/${id}` : `/business/${id}?from=${encodeURIComponent(from)}`;
}

/** Returns the address of a business's page with the changes that await approval, for its owner and administrators. */
export const changesPath = (id: number): string => `/business/${id}?preview=changes`;

/** Whether an address asks for the changes that await approval. */
export const asksForChanges = (params: URLSearchParams): boolean => params.get('preview') === 'changes';

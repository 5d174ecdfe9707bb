import type { Category } from '../../domain/business/category.js';
import { DEFAULT_RADIUS, type Point, type Radius } from '../../domain/gazetteer/distance.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import { tidyEntries } from '../../domain/shared/tidy-entries.js';
import { KINDS, type Kind } from '../../domain/business/kind/kind-label.js';
import { PRICE_RANGES, type PriceRange } from '../../domain/business/price-range.js';
import type { Traits } from '../../domain/business/traits.js';
import { firstWords } from '../../domain/business/search-text.js';
import { readQuery, textOf } from '../../domain/business/vocabulary/read-query.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { LocalMinute } from '../../domain/hours/local-time.js';
import type { AskedPet } from '../../domain/policy/question.js';
import type { Understanding, Area, BusinessFilters, FitFilter } from './ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';

/** Filters of lists and maps. Absent and empty values filter nothing. */
export interface FilterInput {
  readonly query?: string | undefined;
  /** Whether the text is searched exactly as typed. */
  readonly exact?: boolean | undefined;
  readonly category?: Category | null | undefined;
  readonly location?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly bounds?: Bounds | undefined;
  /** Miles around an origin; ignored without one. */
  readonly radius?: Radius | undefined;
  /** Whether a text search that would find nothing may look beyond the radius. Without a radius, it may. */
  readonly widen?: boolean | undefined;
  /** All must match. */
  readonly perks?: readonly string[] | undefined;
  /** One must match. */
  readonly price?: readonly PriceRange[] | undefined;
  /** One must match. */
  readonly kind?: readonly Kind[] | undefined;
  readonly minRating?: number | undefined;
  readonly verified?: boolean | undefined;
  readonly favorites?: boolean | undefined;
  /** Pets that want to come along. */
  readonly pets?: readonly AskedPet[] | undefined;
  /** When, in the local time of each place. */
  readonly at?: LocalMinute | undefined;
  /** The worst answer to accept; needs pets. */
  readonly fits?: FitFilter['accepts'] | undefined;
}

/**
 * Returns the normalized filters. Throws ORIGIN_INCOMPLETE (only one coordinate), LOCATION_CONFLICT (location and
 * coordinates), BOUNDS_INVALID (south is above north), or INVALID_INPUT (an accepted
 * answer without pets).
 */
export async function filtersOf(input: FilterInput, gazetteer: Gazetteer): Promise<BusinessFilters> {
  const bounds = boxOf('bounds', input.bounds);
  const own = { area: await areaOf(input, gazetteer), fit: fitOf(input) };
  const rest = { category: input.category ?? null, bounds, traits: traitsOf(input) };
  const query = typed(input.query);
  if (query === null) return { text: null, ...own, ...rest };
  const text = firstWords(query);
  return input.exact === true
    ? { text, ...own, ...rest, exact: true }
    : { ...(await readText(text, input, own, gazetteer)), ...rest };
}

/** Returns the box of a parameter; null without one. Throws BOUNDS_INVALID if its south is above its north. */
export function boxOf(name: 'bounds' | 'view', box: Bounds | undefined): Bounds | null {
  if (box === undefined || box.south <= box.north) return box ?? null;
  return refuse('BOUNDS_INVALID', `In ${name}, south must not be greater than north.`, name);
}

/** Returns the filters that a text means. The caller's own location and pets win over those of the text. */
async function readText(
  text: string,
  input: FilterInput,
  own: Pick<BusinessFilters, 'area' | 'fit'>,
  gazetteer: Gazetteer,
): Promise<Pick<BusinessFilters, 'text' | 'area' | 'fit' | 'understood'>> {
  const { terms, excluded, dropped, pet, location, isAsTyped } = readQuery(text, await gazetteer.towns());
  const isPlaced = own.area.kind !== 'anywhere' || input.bounds !== undefined;
  const named = location === null || isPlaced ? null : await areaOf({ ...input, location: location.name }, gazetteer);
  const isNamed = named !== null && named.kind !== 'address';
  const isAsked = own.fit !== null || pet === null;
  const understood: Understanding = {
    typed: text,
    dropped: [
      ...dropped,
      ...(location !== null && !isNamed ? [location.text] : []),
      ...(own.fit !== null && pet !== null ? [pet.text] : []),
    ],
    pet: isAsked ? null : pet,
    location: isNamed && location !== null ? location.name : null,
    own,
    mayWiden: input.radius === undefined || input.widen === true,
  };
  return {
    text: isAsTyped || (dropped.length === 0 && pet === null && location === null) ? text : textOf(terms, excluded),
    area: isNamed ? named : own.area,
    fit: isAsked
      ? own.fit
      : { pets: [{ type: pet.type, size: pet.size, weightLb: null }], at: input.at ?? null, accepts: 'ask' },
    understood,
  };
}

/** Returns the question about pets; null without pets. Throws INVALID_INPUT for an accepted answer without pets. */
function fitOf({ pets, at, fits }: FilterInput): FitFilter | null {
  if (pets !== undefined) return { pets, at: at ?? null, accepts: fits ?? null };
  return fits === undefined ? null : refuse('INVALID_INPUT', 'fits needs pets, such as pets=dog:70.', 'fits');
}

/** Returns the traits in a fixed order, so that equal searches compare as equal. */
function traitsOf({ perks = [], price = [], kind = [], minRating, verified, favorites }: FilterInput): Traits {
  return {
    perks: tidyEntries(perks).toSorted(),
    price: PRICE_RANGES.filter((range) => price.includes(range)),
    kinds: KINDS.filter((each) => kind.includes(each)),
    minRating: minRating ?? null,
    verified: verified ?? false,
    favorites: favorites ?? false,
  };
}

async function areaOf(input: FilterInput, gazetteer: Gazetteer): Promise<Area> {
  const miles = input.radius ?? DEFAULT_RADIUS;
  const location = typed(input.location);
  const origin = originOf(input);
  if (origin !== null) {
    if (location === null) return { kind: 'around', origin, miles, town: null };
    return refuse('LOCATION_CONFLICT', 'Provide a location or coordinates, not both.', 'location');
  }
  if (location === null) return { kind: 'anywhere' };
  const located = await gazetteer.locate(location);
  if (located === null) return { kind: 'address', text: firstWords(location) };
  if (located.kind === 'state') return located;
  return { kind: 'around', origin: located.origin, miles, town: located.kind === 'town' ? located.town : null };
}

/** Returns the point of two coordinates; null if neither is given. Throws ORIGIN_INCOMPLETE if only one is. */
export function originOf({ latitude, longitude }: Pick<FilterInput, 'latitude' | 'longitude'>): Point | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude';
    return refuse('ORIGIN_INCOMPLETE', 'latitude and longitude must be given together.', missing);
  }
  return { latitude, longitude };
}

/** Returns the trimmed text without NUL, which the database can't store; null if empty. */
function typed(text: string | undefined): string | null {
  const trimmed = (text ?? '').replaceAll('\0', ' ').trim();
  return trimmed === '' ? null : trimmed;
}

import {
  isKind,
  STANDINGS,
  STATE_CODES,
  UNCHANGED_DAYS,
  type Kind,
  type Standing,
} from '../../../interfaces/contract/shared/words.js';
import { withQuery } from '../../lib/path/with-query.js';

export const LISTINGS_PATH = '/admin/businesses';

/** The filters of all listings, in the order of their form. */
export const LISTING_FILTERS = ['search', 'status', 'state', 'source', 'owned', 'kind', 'unchangedFor'] as const;

export type ListingFilterName = (typeof LISTING_FILTERS)[number];

/** The active filters as in the address; an absent one is not set. */
export type ListingFilters = Readonly<Partial<Record<ListingFilterName, string>>>;

const MAX_LENGTH = 200;

const isText = (value: string): boolean => value.length <= MAX_LENGTH && !value.includes('\0');
const isOneOf =
  (values: readonly (string | number)[]) =>
  (value: string): boolean =>
    values.some((each) => String(each) === value);

const FITS: Readonly<Record<ListingFilterName, (value: string) => boolean>> = {
  search: isText,
  status: isOneOf(STANDINGS),
  state: isOneOf(STATE_CODES),
  source: isText,
  owned: isOneOf(['true', 'false']),
  kind: isKind,
  unchangedFor: isOneOf(UNCHANGED_DAYS),
};

/** Returns the filters in the address; invalid ones are ignored. */
export function listingFiltersOf(params: URLSearchParams): ListingFilters {
  const setFilters = LISTING_FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value !== '' && FITS[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(setFilters);
}

/** Returns the address of the filtered listings from a cursor. */
export function listingsPath(filters: ListingFilters, cursor: string | null = null): string {
  return withQuery(LISTINGS_PATH, { ...filters, cursor });
}

/** Returns the filters as parameters of the API. */
export function listingQueryOf({ status, owned, kind, unchangedFor, ...texts }: ListingFilters) {
  const days = UNCHANGED_DAYS.find((each) => String(each) === unchangedFor);
  return {
    ...texts,
    ...(status !== undefined && { status: status as Standing }),
    ...(owned !== undefined && { owned: owned === 'true' }),
    ...(kind !== undefined && { kind: kind as Kind }),
    ...(days !== undefined && { unchangedFor: days }),
  };
}

/** Returns the address of every recorded change of a listing. */
export const changesOfPath = (id: number): string =>
  withQuery('/admin/audit-log', { targetType: 'business', targetId: String(id) });

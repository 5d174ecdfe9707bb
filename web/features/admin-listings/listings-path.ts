import {
  isKind,
  STANDINGS,
  STATE_CODES,
  UNCHANGED_DAYS,
  type Kind,
  type Standing,
} from '../../../interfaces/contract/shared/words.js';
import { filtersIn, isFilterText } from '../../lib/path/filters-in.js';
import { withQuery } from '../../lib/path/with-query.js';

export const LISTINGS_PATH = '/admin/businesses';

const isOneOf =
  (values: readonly (string | number)[]) =>
  (value: string): boolean =>
    values.some((each) => String(each) === value);

const FITS = {
  search: isFilterText,
  status: isOneOf(STANDINGS),
  state: isOneOf(STATE_CODES),
  source: isFilterText,
  owned: isOneOf(['true', 'false']),
  kind: isKind,
  unchangedFor: isOneOf(UNCHANGED_DAYS),
};

/** The active filters as in the address; an absent one is not set. */
export type ListingFilters = Readonly<Partial<Record<keyof typeof FITS, string>>>;

/** Returns the filters in the address; invalid ones are ignored. */
export const listingFiltersOf = (params: URLSearchParams): ListingFilters => filtersIn(params, FITS);

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

import { ALERT_LIMITS, type AlertKind } from '../../domain/alert/alert.js';
import { CATEGORY_LABEL } from '../../domain/business/category.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { filtersOf, type FilterInput } from '../business/search-area.js';
import type { BusinessFilters } from '../business/ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Secrets } from '../shared/secrets.js';
import type { AlertReads, Followed } from './ports.js';

/** One place or one search. */
export interface FollowedInput {
  readonly businessId?: number | null | undefined;
  readonly search?: { readonly text: string; readonly filters: FilterInput } | null | undefined;
}

/**
 * Returns what an alert follows, and a key that is the same for equal searches. Throws INVALID_INPUT if it is neither one
 * place nor one search, if the search names an unknown location, or if it finds everything.
 */
export async function followedBy(
  { businessId = null, search = null }: FollowedInput,
  gazetteer: Gazetteer,
  secrets: Secrets,
): Promise<{ readonly kind: AlertKind; readonly what: Followed; readonly followed: string }> {
  if ((businessId === null) === (search === null)) {
    refuse('INVALID_INPUT', 'Provide either businessId or search.', 'search');
  }
  if (businessId !== null)
    return { kind: 'place', what: { kind: 'place', businessId }, followed: `place ${businessId}` };
  const { text, filters: input } = search!;
  const filters = lasting(await filtersOf(input, gazetteer));
  if (filters.area.kind === 'address') {
    refuse(
      'INVALID_INPUT',
      `We don’t know the location ${filters.area.text}. Use a town, ZIP code, or state.`,
      'search',
    );
  }
  const isFiltered = hasFilter(filters);
  if (!isFiltered && filters.area.kind === 'anywhere') {
    refuse('INVALID_INPUT', 'Choose a location or a filter to follow.', 'search');
  }
  return {
    kind: isFiltered ? 'search' : 'area',
    what: { kind: 'search', search: text, filters },
    followed: `search ${secrets.hashOf(JSON.stringify(filters))}`,
  };
}

/** Leaves out the time of a visit, which passes, and what only explains results. */
function lasting({ understood: _, fit, ...filters }: BusinessFilters): BusinessFilters {
  return { ...filters, fit: fit === null ? null : { ...fit, at: null } };
}

/** Returns whether a search has a filter other than a location. Pets alone change only the order. */
function hasFilter({ text, category, bounds, traits, fit }: BusinessFilters): boolean {
  const { perks, price, kinds, minRating, verified, favorites } = traits;
  const hasTrait = perks.length + price.length + kinds.length > 0 || minRating !== null || verified || favorites;
  return hasTrait || text !== null || category !== null || bounds !== null || (fit?.accepts ?? null) !== null;
}

/** Returns the name of an alert whose member chose none. Throws BUSINESS_NOT_FOUND for a place that is not public. */
export async function labelOf(what: Followed, { query, location }: FilterInput, reads: AlertReads): Promise<string> {
  if (what.kind === 'place') {
    return cut((await reads.nameOf(what.businessId)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found'));
  }
  const { category, area } = what.filters;
  const subject = query?.trim() ?? '';
  const things = subject !== '' ? `“${subject}”` : category === null ? 'Places' : CATEGORY_LABEL[category];
  const where = location?.trim() ?? '';
  if (where !== '') return cut(`${things} near ${where}`);
  return cut(area.kind === 'anywhere' ? things : `${things} in a circle of ${milesOf(what.filters)} miles`);
}

const milesOf = ({ area }: BusinessFilters): number => (area.kind === 'around' ? area.miles : 0);

const cut = (label: string): string => label.slice(0, ALERT_LIMITS.label).trim();

import type { Sort } from '../../domain/business/list-order.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { pageRequest, type PageInput } from '../shared/page.js';
import type { BusinessSearch, BusinessFacets, Facets, MapPoints, SearchPage } from './ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import { filtersOf, type FilterInput } from './search-area.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../domain/shared/page-size.js';
import type { Point } from '../../domain/gazetteer/distance.js';

export interface SearchInput extends FilterInput, PageInput {
  readonly sort?: Sort | undefined;
}

/**
 * Searches public businesses by text, category, and location. The default order is relevance with a text, or else
 * rating. Throws ORIGIN_REQUIRED if distances are requested without an origin, INVALID_CURSOR, and the errors of
 * `filtersOf`.
 */
export class SearchBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: SearchInput): Promise<SearchPage> {
    const filters = await filtersOf(input, this.gazetteer);
    if (input.sort === 'distance' && filters.area.kind !== 'around') {
      return refuse('ORIGIN_REQUIRED', 'Sorting by distance requires a location or coordinates.', 'sort');
    }
    const hasText = filters.text !== null || filters.understood !== undefined;
    const sort = input.sort ?? (hasText ? 'relevance' : 'rating');
    const page = await this.search.page({ filters, sort, ...pageRequest(input, DEFAULT_BUSINESS_PAGE_SIZE) });
    return filters.area.kind === 'address' ? { ...page, isLocationUnknown: true } : page;
  }
}

/** Counts the results with each additional choice. Throws the errors of `filtersOf`. */
export class CountFacets {
  constructor(
    private readonly facets: BusinessFacets,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: FilterInput): Promise<Facets> {
    return this.facets.of(await filtersOf(input, this.gazetteer));
  }
}

export interface MapOfBusinesses extends MapPoints {
  /** The origin of distances; null if the search has none. */
  readonly origin: Point | null;
}

/** Returns search results as points or clusters on a map. Throws the errors of `filtersOf`. */
export class MapBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: FilterInput): Promise<MapOfBusinesses> {
    const filters = await filtersOf(input, this.gazetteer);
    const { area } = filters;
    return { ...(await this.search.map(filters)), origin: area.kind === 'around' ? area.origin : null };
  }
}

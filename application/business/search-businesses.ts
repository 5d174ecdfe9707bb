import type { Sort } from '../../domain/business/list-order.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { pageRequest, type PageInput } from '../shared/page.js';
import type { BusinessSearch, BusinessFacets, Facets, MapPoints, SearchPage } from './ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import { boxOf, filtersOf, type FilterInput } from './search-area.js';
import type { Bounds } from '../../domain/gazetteer/grid.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../domain/shared/page-size.js';

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

  /** Visitors may get an answer that is a second old. Members see at once what they changed. */
  async run(input: SearchInput, isVisitor = false): Promise<SearchPage> {
    const filters = await filtersOf(input, this.gazetteer);
    if (input.sort === 'distance' && filters.area.kind !== 'around') {
      return refuse('ORIGIN_REQUIRED', 'Sorting by distance requires a location or coordinates.', 'sort');
    }
    const hasText = filters.text !== null || filters.understood !== undefined;
    const sort = input.sort ?? (hasText ? 'relevance' : 'rating');
    const request = { filters, sort, ...pageRequest(input, DEFAULT_BUSINESS_PAGE_SIZE) };
    const page = await this.search.page(isVisitor ? { ...request, mayBeCached: true } : request);
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

export interface MapInput extends FilterInput {
  /** The part of the map to return. */
  readonly view?: Bounds | undefined;
}

/** Returns search results as points or clusters on a map. Throws BOUNDS_INVALID, and the errors of `filtersOf`. */
export class MapBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: MapInput): Promise<MapPoints> {
    const view = boxOf('view', input.view);
    return this.search.map(await filtersOf(input, this.gazetteer), view);
  }
}

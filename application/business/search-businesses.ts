import type { Sort } from '../../domain/business/list-order.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { pageRequest, type PageInput, type ListPage } from '../shared/page.js';
import type { BusinessSearch } from './ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import { filtersOf, type FilterInput } from './search-area.js';
import { DEFAULT_BUSINESS_PAGE_SIZE } from '../../domain/shared/page-size.js';

export interface SearchInput extends FilterInput, PageInput {
  readonly sort?: Sort | undefined;
}

/**
 * Finds public businesses by text, category and location. Unless the caller asks for an order it is relevance where
 * there is a text, else rating. Refuses with ORIGIN_REQUIRED where the order is by distance and nothing says from
 * where, with INVALID_CURSOR, and as `filtersOf`.
 */
export class SearchBusinesses {
  constructor(
    private readonly search: BusinessSearch,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: SearchInput): Promise<ListPage> {
    const filters = await filtersOf(input, this.gazetteer);
    if (input.sort === 'distance' && filters.area.kind !== 'around') {
      return refuse('ORIGIN_REQUIRED', 'Sorting by distance needs a location or coordinates.', 'sort');
    }
    const sort = input.sort ?? (filters.text === null ? 'rating' : 'relevance');
    const page = await this.search.page({ filters, sort, ...pageRequest(input, DEFAULT_BUSINESS_PAGE_SIZE) });
    return filters.area.kind === 'address' ? { ...page, isLocationUnknown: true } : page;
  }
}

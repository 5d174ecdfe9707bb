import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import { callQuery } from '../../../api/call-query.js';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';

/** The number of businesses per filter option. The previous counts stay until the new ones load. */
export function useFacets(search: BrowseSearch) {
  const filters = filtersOf(search);
  return useQuery({
    ...callQuery<BusinessFacets>(['businesses', 'facets', filters], (api) =>
      api.GET('/api/businesses/facets', { params: { query: filters } }),
    ),
    placeholderData: keepPreviousData,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';

/** The number of businesses per filter option. The previous counts stay until the new ones load. */
export function useFacets(search: BrowseSearch) {
  const filters = filtersOf(search);
  return useQuery({
    queryKey: ['businesses', 'facets', filters],
    queryFn: async ({ client }): Promise<BusinessFacets> => {
      const answer = await apiOf(client).GET('/api/businesses/facets', { params: { query: filters } });
      return dataOf(answer, 'Failed to count businesses');
    },
    placeholderData: keepPreviousData,
  });
}

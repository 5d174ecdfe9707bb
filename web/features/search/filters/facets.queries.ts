import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';

/** How many places each further choice leaves; those of the choice before stand until they are there. */
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

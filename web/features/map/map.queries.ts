import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessDetail, MapCluster, MapPoint } from '../../../interfaces/contract/business.js';
import type { Bounds } from '../../../interfaces/contract/words.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { boundsText, filtersOf, type BrowseSearch } from '../../lib/path/browse-search.js';

/** What a map shows: businesses, or clusters of businesses where there are too many to name each. */
export type MapEntry = MapPoint | MapCluster;

/** The businesses of a search on the map, within what the map shows where that is said. Fails with 'Failed to fetch businesses'. */
export function useMapEntries(search: BrowseSearch, view: Bounds | null) {
  const filters = { ...filtersOf(search), ...(view !== null && { bounds: boundsText(view) }) };
  return useQuery({
    queryKey: ['businesses', 'map', filters],
    queryFn: async ({ client }): Promise<readonly MapEntry[]> => {
      const answer = await apiOf(client).GET('/api/businesses/map', { params: { query: filters } });
      return dataOf(answer, 'Failed to fetch businesses');
    },
    placeholderData: keepPreviousData,
  });
}

/** A business that was chosen on the map. */
export function useChosenBusiness(id: number) {
  return useQuery({
    queryKey: ['businesses', 'on-map', id],
    queryFn: async ({ client }): Promise<BusinessDetail> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      return dataOf(answer, 'Failed to fetch the business');
    },
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  BusinessCard,
  BusinessDetail,
  MapCluster,
  MapPoint,
} from '../../../../interfaces/contract/business/business.js';
import type { Bounds, Point } from '../../../../interfaces/contract/shared/words.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { boundsText, filtersOf, type BrowseSearch } from '../../../lib/path/browse-search.js';

/** An entry on the map: a business, or a cluster if there are too many businesses. */
export type MapEntry = MapPoint | MapCluster;

interface MapOfResults {
  readonly entries: readonly MapEntry[];
  /** The point from which distances are measured; null if the search has none. */
  readonly origin: Point | null;
}

/** The businesses of a search on the map, limited to `view` if given. Fails with 'Failed to fetch businesses'. */
export function useMapEntries(search: BrowseSearch, view: Bounds | null) {
  const filters = { ...filtersOf(search), ...(view !== null && { bounds: boundsText(view) }) };
  return useQuery({
    queryKey: ['businesses', 'map', filters],
    queryFn: async ({ client }): Promise<MapOfResults> => {
      const answer = await apiOf(client).GET('/api/businesses/map', { params: { query: filters } });
      const entries = dataOf(answer, 'Failed to fetch businesses');
      return { entries, origin: originOf(answer.response.headers.get('x-search-origin')) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The business selected on the map. */
export function useChosenBusiness(id: number) {
  return useQuery({
    queryKey: ['businesses', 'on-map', id],
    queryFn: async ({ client }): Promise<BusinessDetail> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      return dataOf(answer, 'We couldn’t load the business');
    },
  });
}

function originOf(header: string | null): Point | null {
  const [latitude, longitude] = (header ?? '').split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** The cards of businesses on the map. Leaves out those no longer public. */
export function useCardsOnMap(ids: readonly number[]) {
  return useQuery({
    queryKey: ['businesses', 'cards-on-map', ids],
    queryFn: async ({ client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).POST('/api/businesses/batch', { body: { ids: [...ids] } });
      return dataOf(answer, 'Failed to fetch businesses');
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  BusinessCard,
  BusinessDetail,
  MapCluster,
  MapPoint,
} from '../../../../interfaces/contract/business/business.js';
import type { Bounds, Point } from '../../../../interfaces/contract/shared/words.js';
import { callQuery } from '../../../api/call-query.js';
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

/** The businesses of a search on the map: all, or those in view. */
export function useMapEntries(search: BrowseSearch, view: Bounds | null) {
  const filters = { ...filtersOf(search), ...(view !== null && { view: boundsText(view) }) };
  return useQuery({
    queryKey: ['businesses', 'map', filters],
    queryFn: async ({ client }): Promise<MapOfResults> => {
      const answer = await apiOf(client).GET('/api/businesses/map', { params: { query: filters } });
      const entries = dataOf(answer);
      return { entries, origin: originOf(answer.response.headers.get('x-search-origin')) };
    },
    placeholderData: keepPreviousData,
  });
}

export const useChosenBusiness = (id: number) =>
  useQuery(
    callQuery<BusinessDetail>(['businesses', 'on-map', id], (api) =>
      api.GET('/api/businesses/{id}', { params: { path: { id } } }),
    ),
  );

function originOf(header: string | null): Point | null {
  const [latitude, longitude] = (header ?? '').split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** The cards of businesses on the map. Leaves out those no longer public. */
export const useCardsOnMap = (ids: readonly number[]) =>
  useQuery({
    ...callQuery<readonly BusinessCard[]>(['businesses', 'cards-on-map', ids], (api) =>
      api.POST('/api/businesses/batch', { body: { ids: [...ids] } }),
    ),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

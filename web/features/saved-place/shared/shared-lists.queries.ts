import type { QueryClient } from '@tanstack/react-query';
import type { SharedList, SharedPlace } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { callQuery, useRecord } from '../../../api/call-query.js';
import { apiOf } from '../../../api/client.js';
import { listPages } from '../../../api/list-page.js';
import { usePages } from '../../../lib/browser/use-pages.js';
import { PAGE_SIZE, wholeList } from '../saved-lists.queries.js';

const sharedKey = (token: string) => ['shared-list', token] as const;

/** The link may have ended since, so each visit asks again. */
const FRESH = { staleTime: 0, refetchOnMount: false } as const;

export const sharedListQuery = (token: string) => ({
  ...callQuery<SharedList>([...sharedKey(token), 'list'], (api) =>
    api.GET('/api/shared-lists/{token}', { params: { path: { token } } }),
  ),
  ...FRESH,
});

export const useSharedList = (token: string) => useRecord(sharedListQuery(token));

export const sharedPlacePages = (token: string, cursor: string | null = null) =>
  listPages<SharedPlace>({
    key: [...sharedKey(token), 'places'],
    cursor,
    pageSize: PAGE_SIZE,
    isShared: true,
    fetch: (api, query) => api.GET('/api/shared-lists/{token}/places', { params: { path: { token }, query } }),
  });

export const useSharedPlaces = (token: string, cursor: string | null) => usePages(sharedPlacePages(token, cursor));

/** All places of a shared list in the order of the trip. */
export const sharedTripQuery = (token: string) => ({
  queryKey: [...sharedKey(token), 'trip'] as const,
  queryFn: ({ client }: { readonly client: QueryClient }) =>
    wholeList<SharedPlace>((query) =>
      apiOf(client).GET('/api/shared-lists/{token}/places', { params: { path: { token }, query } }),
    ),
  ...FRESH,
});

export const useSharedTrip = (token: string) => useRecord(sharedTripQuery(token));

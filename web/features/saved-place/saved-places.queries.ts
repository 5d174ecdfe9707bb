import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { listPages } from '../../api/list-page.js';
import { useCall } from '../../api/use-call.js';
import { usePages } from '../../lib/browser/use-pages.js';

const PAGE_SIZE = 12;
const LIST_KEY = ['user', 'favorites'] as const;

/** The member's saved businesses, newest first, in pages. */
export const savedPages = (cursor: string | null = null) =>
  listPages<BusinessCard>({
    key: LIST_KEY,
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/user/favorites', { params: { query } }),
  });

export const useSavedPlaces = (cursor: string | null) => usePages(savedPages(cursor));

/** Cache key for a change made since the lists were fetched: one entry per business, for all of its cards. */
const pressedKey = (id: number) => ['saved-place', id] as const;

/** Returns whether a business is saved, and functions that change it: shown at once, rolled back on failure. */
export function useSaved(id: number, asFetched: boolean) {
  const client = useQueryClient();
  const { data: pressed } = useQuery<boolean>({
    queryKey: pressedKey(id),
    queryFn: () => asFetched,
    enabled: false,
    gcTime: Infinity,
  });
  const saved = pressed ?? asFetched;
  const call = { params: { path: { id } } };
  const { mutateAsync, isPending } = useCall<unknown, boolean>(
    (api, wanted) =>
      wanted ? api.PUT('/api/businesses/{id}/favorite', call) : api.DELETE('/api/businesses/{id}/favorite', call),
    'Please try again.',
    {
      onMutate: (wanted) => void client.setQueryData(pressedKey(id), wanted),
      onError: (_error, wanted) => void client.setQueryData(pressedKey(id), !wanted),
      // The list is refetched when next shown; a business just removed stays visible until then.
      onSuccess: () => void client.invalidateQueries({ queryKey: LIST_KEY, refetchType: 'none' }),
    },
  );
  return { saved, save: mutateAsync, isPending };
}

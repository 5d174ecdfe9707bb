import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

export { refusalOf } from '../../api/refusal.js';

const PAGE_SIZE = 12;
const LIST_KEY = ['user', 'favorites'] as const;

interface SavedPage {
  readonly businesses: readonly BusinessCard[];
  readonly total: number;
  readonly next: string | null;
}

/** What the member saved, latest first, page by page. */
export function savedPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, PAGE_SIZE, cursor],
    queryFn: async ({ client, pageParam }): Promise<SavedPage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/user/favorites', { params: { query } });
      const businesses: readonly BusinessCard[] = dataOf(answer, 'Failed to fetch saved places');
      const { headers } = answer.response;
      return {
        businesses,
        total: Number(headers.get('x-total-count') ?? businesses.length),
        next: nextCursor(headers),
      };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

export const useSavedPlaces = (cursor: string | null) => useInfiniteQuery(savedPages(cursor));

/** Where the cache notes what was pressed since the lists were fetched: one entry a business, true for every card of it. */
const pressedKey = (id: number) => ['saved-place', id] as const;

/** Whether a business is saved, and the change of it: shown at once, taken back where it fails. */
export function useSaved(id: number, asFetched: boolean) {
  const client = useQueryClient();
  const { data: pressed } = useQuery<boolean>({
    queryKey: pressedKey(id),
    queryFn: () => asFetched,
    enabled: false,
    gcTime: Infinity,
  });
  const saved = pressed ?? asFetched;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (wanted: boolean): Promise<void> => {
      const call = { params: { path: { id } } };
      const api = apiOf(client);
      const answer = wanted
        ? await api.PUT('/api/businesses/{id}/favorite', call)
        : await api.DELETE('/api/businesses/{id}/favorite', call);
      dataOf(answer, 'Please try again.');
    },
    onMutate: (wanted) => void client.setQueryData(pressedKey(id), wanted),
    onError: (_error, wanted) => void client.setQueryData(pressedKey(id), !wanted),
    // The list itself is fetched anew when it is next shown: what was just taken off stays in view until then.
    onSuccess: () => void client.invalidateQueries({ queryKey: LIST_KEY, refetchType: 'none' }),
  });
  return { saved, save: mutateAsync, isPending };
}

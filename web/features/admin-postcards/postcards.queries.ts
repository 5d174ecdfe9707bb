import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Postcard, SentPostcard } from '../../../interfaces/contract/claim/postcard.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

const PAGE_SIZE = 20;
const POSTCARDS_KEY = ['admin', 'postcards'] as const;

interface PostcardPage {
  readonly cards: readonly Postcard[];
  readonly total: number;
  readonly next: string | null;
}

/** Postcards that wait to be printed, the oldest first. */
export function postcardPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...POSTCARDS_KEY, cursor],
    queryFn: async ({ client, pageParam }): Promise<PostcardPage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/postcards', { params: { query } });
      const cards: readonly Postcard[] = dataOf(answer, 'Failed to fetch postcards');
      const { headers } = answer.response;
      return { cards, total: Number(headers.get('x-total-count') ?? cards.length), next: nextCursor(headers) };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others post them too: whoever comes to the page again sees what waits by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const usePostcardPages = (cursor: string | null) => useInfiniteQuery(postcardPages(cursor));

/** Tells that a card is in the post; it leaves the list. */
export function useSentPostcard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Postcard): Promise<SentPostcard> =>
      dataOf(
        await apiOf(client).POST('/api/admin/postcards/{id}/sent', { params: { path: { id } } }),
        'Please try again.',
      ),
    onSuccess: ({ id }) =>
      client.setQueriesData<InfiniteData<PostcardPage>>(
        { queryKey: POSTCARDS_KEY },
        (list) => list && without(list, id),
      ),
  });
}

function without({ pages, ...list }: InfiniteData<PostcardPage>, id: string): InfiniteData<PostcardPage> {
  const left = (cards: readonly Postcard[]) => cards.filter((card) => card.id !== id);
  return { ...list, pages: pages.map((page) => ({ ...page, total: page.total - 1, cards: left(page.cards) })) };
}

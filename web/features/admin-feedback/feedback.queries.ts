import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import type { FeedbackStatus } from '../../../interfaces/contract/shared/words.js';
import { useBulkCalls } from '../../api/bulk.js';
import { apiOf } from '../../api/client.js';
import { ApiProblem, dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import type { FeedbackTab } from '../../lib/path/admin-feedback-path.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const FEEDBACK_KEY = ['admin', 'feedback'] as const;

export const FAILED = 'Failed to fetch feedback';

interface FeedbackListPage {
  readonly items: readonly AdminFeedback[];
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | null;
}

const TYPE = { recommendations: 'business_recommendation', issues: 'listing_issue' } as const;

/** What was sent, as a tab shows it: what is pending the oldest first, else the newest. */
export function feedbackPages(tab: FeedbackTab, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...FEEDBACK_KEY, tab, cursor],
    queryFn: async ({ client, pageParam }): Promise<FeedbackListPage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await fetched(client, tab, query);
      const items: readonly AdminFeedback[] = dataOf(answer, FAILED);
      const { headers } = answer.response;
      return {
        items,
        total: Number(headers.get('x-total-count') ?? items.length),
        capped: headers.has('x-total-capped'),
        next: nextCursor(headers),
      };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to a tab again sees what is there by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

function fetched(client: QueryClient, tab: FeedbackTab, query: { readonly limit: number; readonly cursor?: string }) {
  const api = apiOf(client);
  if (tab === 'pending') return api.GET('/api/admin/user-feedback/pending', { params: { query } });
  if (tab === 'all') return api.GET('/api/admin/user-feedback', { params: { query } });
  const path = { feedbackType: TYPE[tab] };
  return api.GET('/api/admin/user-feedback/type/{feedbackType}', { params: { path, query } });
}

export const useFeedbackPages = (tab: FeedbackTab, cursor: string | null) =>
  useInfiniteQuery(feedbackPages(tab, cursor));

const AGAIN = 'Please try again.';

/** Sends decisions; several may be under way. */
export function useDecisions() {
  const { mutateAsync: setStatus } = useMutation({
    mutationFn: async (sent: { id: number; status: FeedbackStatus; adminNotes: string | null }, { client }) => {
      const { id, ...body } = sent;
      const params = { path: { id } };
      return dataOf(await apiOf(client).PUT('/api/admin/user-feedback/{id}/status', { params, body }), AGAIN);
    },
    onSuccess: (now, _sent, _result, { client }) => keep(client, now),
  });
  const { mutateAsync: complete } = useMutation({
    mutationFn: async ({ id, actionTaken }: { id: number; actionTaken: string }, { client }) => {
      const sent = { params: { path: { id } }, body: { actionTaken } };
      return dataOf(await apiOf(client).PUT('/api/admin/user-feedback/{id}/complete', sent), AGAIN);
    },
    onSuccess: (now, _sent, _result, { client }) => keep(client, now),
  });
  const { mutateAsync: list } = useMutation({
    mutationFn: async ({ item, force }: { item: AdminFeedback; force: boolean }, { client }) => {
      const sent = { params: { path: { id: item.id } }, body: { force } };
      return dataOf(await apiOf(client).POST('/api/admin/user-feedback/{id}/listing', sent), AGAIN);
    },
    onSuccess: ({ id, name, reviewedBy, reviewedAt }, { item }, _result, { client }) =>
      keep(client, {
        ...{ ...item, status: 'completed', businessId: id, reviewedBy, reviewedAt },
        ...{ actionTaken: `${name} is listed now.`, moves: ['reopen'] },
      }),
  });
  return { setStatus, complete, list };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Puts a feedback as it is now into all lists, and takes it out of what is pending where it is not. */
function keep(client: QueryClient, now: AdminFeedback): void {
  void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
  const replaced = (item: AdminFeedback) => (item.id === now.id ? now : item);
  client.setQueriesData<InfiniteData<FeedbackListPage>>({ queryKey: FEEDBACK_KEY }, (list) =>
    list === undefined
      ? list
      : { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(replaced) })) },
  );
  if (now.status === 'pending') return;
  client.setQueriesData<InfiniteData<FeedbackListPage>>({ queryKey: [...FEEDBACK_KEY, 'pending'] }, (list) => {
    if (!list?.pages.some(({ items }) => items.includes(now))) return list;
    const left = (items: readonly AdminFeedback[]) => items.filter((item) => item !== now);
    return { ...list, pages: list.pages.map((page) => ({ ...page, total: page.total - 1, items: left(page.items) })) };
  });
}

/** Listings that may be of the same place. */
export type Doubles = ApiProblem['businesses'];

/** What may be the same place, where a listing was refused for that. */
export const doublesIn = (error: unknown): Doubles => (error instanceof ApiProblem ? error.businesses : []);

/** Decisions about many messages. */
export const useBulkFeedback = useBulkCalls;

import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { DuplicateCandidate, Merge, MergeForm } from '../../../interfaces/contract/duplicate/duplicate.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, withItem, withoutItem, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { statusIn } from '../../lib/path/admin-path.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const CANDIDATES_KEY = ['admin', 'duplicates'] as const;
const MERGES_KEY = ['admin', 'merges'] as const;

export const FAILED = 'Failed to fetch the duplicates';

/** What waits, what is not the same, and what was merged. */
const VIEWS = ['waiting', 'dismissed', 'merged'] as const;

export type DuplicatesView = (typeof VIEWS)[number];

export const duplicatesViewOf = (params: URLSearchParams): DuplicatesView => statusIn(params, VIEWS);

type CandidateStatus = Exclude<DuplicatesView, 'merged'>;

// Others decide too: whoever comes to the page again sees what waits by then.
const FRESH = { staleTime: 0, refetchOnMount: false } as const;

/** Businesses that may be listed twice, the likeliest first. */
export function candidatePages(status: CandidateStatus, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...CANDIDATES_KEY, status, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<DuplicateCandidate>> => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/duplicates', { params: { query } });
      return listPageOf<DuplicateCandidate>(dataOf(answer, FAILED), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    ...FRESH,
  });
}

export const useCandidatePages = (status: CandidateStatus, cursor: string | null) =>
  useInfiniteQuery(candidatePages(status, cursor));

/** What was merged, the last first. */
export function mergePages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...MERGES_KEY, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<Merge>> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/merges', { params: { query } });
      return listPageOf<Merge>(dataOf(answer, FAILED), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    ...FRESH,
  });
}

export const useMergePages = (cursor: string | null) => useInfiniteQuery(mergePages(cursor));

type CandidatePages = InfiniteData<ListPage<DuplicateCandidate>>;

export type MergeDecision = Pick<MergeForm, 'keepId' | 'mergedId'> & { readonly reason: string };

interface Decided {
  readonly id: number;
  readonly reason: string;
}

/** Sends decisions about what waits; several may be under way. */
export function useDuplicateDecisions() {
  const merging = useMutation({
    mutationFn: async (body: MergeDecision, { client }) =>
      dataOf(await apiOf(client).POST('/api/admin/duplicates/merge', { body }), 'Please try again.'),
    // Whatever else waits about the merged one waits no more.
    onSuccess: (_made, { mergedId }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      client.removeQueries({ queryKey: MERGES_KEY });
      const isAbout = ({ businesses }: DuplicateCandidate) => businesses.some(({ id }) => id === mergedId);
      client.setQueriesData<CandidatePages>({ queryKey: [...CANDIDATES_KEY, 'waiting'] }, (pages) =>
        withoutAll(pages, isAbout),
      );
    },
  });
  const dismissing = useMutation({
    mutationFn: async ({ id, reason }: Decided, { client }) => {
      const call = { params: { path: { id } }, body: { reason } };
      return dataOf(await apiOf(client).POST('/api/admin/duplicates/{id}/dismiss', call), 'Please try again.');
    },
    onSuccess: (_now, { id }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      client.removeQueries({ queryKey: [...CANDIDATES_KEY, 'dismissed'] });
      client.setQueriesData<CandidatePages>({ queryKey: [...CANDIDATES_KEY, 'waiting'] }, (pages) =>
        withoutAll(pages, (candidate) => candidate.id === id),
      );
    },
  });
  return { merge: merging.mutateAsync, dismiss: dismissing.mutateAsync };
}

/** Each that goes makes one less. */
function withoutAll(
  pages: CandidatePages | undefined,
  isIt: (candidate: DuplicateCandidate) => boolean,
): CandidatePages | undefined {
  const going = (pages?.pages ?? []).flatMap(({ items }) => items.filter(isIt));
  return going.reduce((left, gone) => left && withoutItem(left, ({ id }) => id === gone.id), pages);
}

/** Undoes merges. */
export function useUndo() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, reason }: Decided, { client }): Promise<Merge> => {
      const call = { params: { path: { id } }, body: { reason } };
      return dataOf(await apiOf(client).POST('/api/admin/merges/{id}/undo', call), 'Please try again.');
    },
    onSuccess: (now, _decided, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      client.removeQueries({ queryKey: CANDIDATES_KEY });
      client.setQueriesData<InfiniteData<ListPage<Merge>>>(
        { queryKey: MERGES_KEY },
        (pages) => pages && withItem(pages, now, ({ id }) => id === now.id),
      );
      // One on which this merge was built may be undone now.
      void client.invalidateQueries({ queryKey: MERGES_KEY });
    },
  });
  return mutateAsync;
}

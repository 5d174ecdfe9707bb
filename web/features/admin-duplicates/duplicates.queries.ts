import type { DuplicateCandidate, Merge, MergeForm } from '../../../interfaces/contract/duplicate/duplicate.js';
import { adminPages, tabKey, updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withItem } from '../../api/list-page.js';
import { ROWS, waitingQueue } from '../../api/administration/queue-rows.js';
import type { WaitingList } from '../../lib/path/admin-path.js';

type CandidateTab = 'waiting' | 'dismissed';

export const DUPLICATES: WaitingList<CandidateTab | 'merged'> = {
  path: '/admin/duplicates',
  queue: { name: 'duplicates', tab: 'waiting' },
  labels: { waiting: 'Open', dismissed: 'Dismissed', merged: 'Past Merges' },
  failure: 'We couldn’t load duplicates',
};

/** Possible duplicates, most likely first. */
export const candidatePages = (status: CandidateTab, cursor: string | null) =>
  adminPages<DuplicateCandidate>({
    list: DUPLICATES,
    tab: status,
    cursor,
    fetch: (api, page) => api.GET('/api/admin/duplicates', { params: { query: { ...page, status } } }),
  });

export const CANDIDATE_QUEUE = waitingQueue<DuplicateCandidate>(DUPLICATES, (api, id) =>
  api.GET('/api/admin/duplicates/{id}', { params: { path: { id } } }),
);

/** Merges, most recent first. */
export const mergePages = (cursor: string | null) =>
  adminPages<Merge>({
    list: DUPLICATES,
    tab: 'merged',
    cursor,
    fetch: (api, query) => api.GET('/api/admin/merges', { params: { query } }),
  });

/** Whose facts the kept listing gets; without a choice they are weighed. */
export type MergedFacts = { readonly [field in 'policy' | 'openingHours']?: 'kept' | 'merged' };

export type MergeDecision = Pick<MergeForm, 'keepId' | 'mergedId'> & MergedFacts & { readonly reason: string };

interface ReasonFor {
  readonly id: number;
  readonly reason: string;
}

/** Decides on possible duplicates. */
export function useDuplicateDecisions() {
  const merge = useDecision<MergeDecision, Pick<Merge, 'id'>>({
    send: (api, body) => api.POST('/api/admin/duplicates/merge', { body }),
    onSuccess: (client) => {
      client.removeQueries({ queryKey: tabKey(DUPLICATES, 'merged') });
      // Other pairs with the merged business are no longer waiting.
      void client.invalidateQueries({ queryKey: tabKey(DUPLICATES, ROWS) });
    },
  });
  const dismiss = useDecision<ReasonFor, DuplicateCandidate>({
    send: (api, { id, reason }) =>
      api.POST('/api/admin/duplicates/{id}/dismiss', { params: { path: { id } }, body: { reason } }),
    onSuccess: (client, now) => {
      client.removeQueries({ queryKey: tabKey(DUPLICATES, 'dismissed') });
      updateTabs(client, DUPLICATES, now, () => false);
    },
  });
  return { merge, dismiss };
}

export const useUndo = () =>
  useDecision<ReasonFor, Merge>({
    send: (api, { id, reason }) =>
      api.POST('/api/admin/merges/{id}/undo', { params: { path: { id } }, body: { reason } }),
    onSuccess: (client, now) => {
      client.removeQueries({ queryKey: tabKey(DUPLICATES, ROWS) });
      client.removeQueries({ queryKey: tabKey(DUPLICATES, 'dismissed') });
      const mergesKey = tabKey(DUPLICATES, 'merged');
      changeLists<Merge>(client, mergesKey, (list) => withItem(list, now, ({ id }) => id === now.id));
      // An earlier merge that this one was built on may be undoable now.
      void client.invalidateQueries({ queryKey: mergesKey });
    },
  });

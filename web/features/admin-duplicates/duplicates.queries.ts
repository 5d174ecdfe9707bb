import type {
  DuplicateCandidate,
  Merge,
  MergeForm,
  OwnerChoice,
} from '../../../interfaces/contract/duplicate/duplicate.js';
import { pagedList, waitingList } from '../../api/administration/admin-list.js';
import { tabKey, updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withItem } from '../../api/list-page.js';
import { ROWS } from '../../api/administration/queue-rows.js';

/** Possible duplicates, most likely first. Past merges are another list with the same tabs. */
export const DUPLICATES = waitingList<DuplicateCandidate, 'waiting' | 'dismissed' | 'merged'>({
  path: '/admin/duplicates',
  queue: { name: 'duplicates', tab: 'waiting' },
  labels: { waiting: 'Open', dismissed: 'Dismissed', merged: 'Past Merges' },
  failure: 'We couldn’t load duplicates',
  fetch: (api, page, tab) =>
    api.GET('/api/admin/duplicates', { params: { query: { ...page, ...(tab !== 'merged' && { status: tab }) } } }),
  read: (api, id) => api.GET('/api/admin/duplicates/{id}', { params: { path: { id } } }),
});

/** Merges, most recent first. */
export const MERGES = pagedList<Merge, 'waiting' | 'dismissed' | 'merged'>({
  ...DUPLICATES.list,
  fetch: (api, query) => api.GET('/api/admin/merges', { params: { query } }),
});

/** Whose facts the kept listing gets; without a choice they are weighed. */
export type MergedFacts = { readonly [field in 'policy' | 'openingHours']?: 'kept' | 'merged' };

export type MergeDecision = Pick<MergeForm, 'keepId' | 'mergedId'> &
  MergedFacts & { readonly owner?: OwnerChoice; readonly reason: string };

interface ReasonFor {
  readonly id: number;
  readonly reason: string;
}

/** Decides on possible duplicates. */
export function useDuplicateDecisions() {
  const merge = useDecision<MergeDecision, Pick<Merge, 'id'>>({
    send: (api, body) => api.POST('/api/admin/duplicates/merge', { body }),
    onSuccess: (client) => {
      client.removeQueries({ queryKey: tabKey(DUPLICATES.list, 'merged') });
      // Other pairs with the merged business are no longer waiting.
      void client.invalidateQueries({ queryKey: tabKey(DUPLICATES.list, ROWS) });
    },
  });
  const dismiss = useDecision<ReasonFor, DuplicateCandidate>({
    send: (api, { id, reason }) =>
      api.POST('/api/admin/duplicates/{id}/dismiss', { params: { path: { id } }, body: { reason } }),
    onSuccess: (client, now) => {
      client.removeQueries({ queryKey: tabKey(DUPLICATES.list, 'dismissed') });
      updateTabs(client, DUPLICATES.list, now, () => false);
    },
  });
  return { merge, dismiss };
}

export const useUndo = () =>
  useDecision<ReasonFor, Merge>({
    send: (api, { id, reason }) =>
      api.POST('/api/admin/merges/{id}/undo', { params: { path: { id } }, body: { reason } }),
    onSuccess: (client, now) => {
      client.removeQueries({ queryKey: tabKey(DUPLICATES.list, ROWS) });
      client.removeQueries({ queryKey: tabKey(DUPLICATES.list, 'dismissed') });
      const mergesKey = tabKey(DUPLICATES.list, 'merged');
      changeLists<Merge>(client, mergesKey, (list) => withItem(list, now, ({ id }) => id === now.id));
      // An earlier merge that this one was built on may be undoable now.
      void client.invalidateQueries({ queryKey: mergesKey });
    },
  });

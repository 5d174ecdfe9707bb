import type { OrderedErasure } from '../../../interfaces/contract/moderation/ordered-erasure.js';
import { pagedList } from '../../api/administration/admin-list.js';
import { tabKey, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withItem, withoutItem } from '../../api/list-page.js';

/** Accounts that administrators ordered to be erased, oldest first. */
export const ERASURES = pagedList<OrderedErasure, 'ordered'>({
  path: '/admin/erasures',
  labels: { ordered: 'Ordered' },
  failure: 'We couldn’t load account erasures',
  fetch: (api, query) => api.GET('/api/admin/erasures', { params: { query } }),
});

const KEY = tabKey(ERASURES.list, 'ordered');

export const useConfirmErasure = () =>
  useDecision<OrderedErasure, OrderedErasure>({
    send: (api, { id }) => api.POST('/api/admin/erasures/{id}/confirm', { params: { path: { id } } }),
    onSuccess: (client, now) =>
      changeLists<OrderedErasure>(client, KEY, (list) => withItem(list, now, ({ id }) => id === now.id)),
  });

export const useStopErasure = () =>
  useDecision<OrderedErasure, unknown>({
    send: (api, { id }) => api.POST('/api/admin/erasures/{id}/stop', { params: { path: { id } } }),
    onSuccess: (client, _none, stopped) =>
      changeLists<OrderedErasure>(client, KEY, (list) => withoutItem(list, ({ id }) => id === stopped.id)),
  });

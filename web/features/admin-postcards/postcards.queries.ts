import type { Postcard, SentPostcard } from '../../../interfaces/contract/claim/postcard.js';
import { pagedList } from '../../api/administration/admin-list.js';
import { tabKey, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withoutItem } from '../../api/list-page.js';

/** Postcards to print, oldest first. */
export const POSTCARDS = pagedList<Postcard, 'waiting'>({
  path: '/admin/postcards',
  labels: { waiting: 'Waiting' },
  failure: 'We couldn’t load postcards',
  fetch: (api, query) => api.GET('/api/admin/postcards', { params: { query } }),
});

/** Marks a postcard as sent and removes it from the list. */
export const useMarkAsSent = () =>
  useDecision<Postcard, SentPostcard>({
    send: (api, { id }) => api.POST('/api/admin/postcards/{id}/sent', { params: { path: { id } } }),
    onSuccess: (client, _sent, { id }) =>
      changeLists<Postcard>(client, tabKey(POSTCARDS.list, 'waiting'), (list) =>
        withoutItem(list, (card) => card.id === id),
      ),
  });

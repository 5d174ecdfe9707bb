import type { Postcard, SentPostcard } from '../../../interfaces/contract/claim/postcard.js';
import type { AdminList } from '../../lib/path/admin-path.js';
import { adminPages, tabKey, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withoutItem } from '../../api/list-page.js';

export const POSTCARDS: AdminList<'waiting'> = {
  path: '/admin/postcards',
  labels: { waiting: 'Waiting' },
  failure: 'We couldn’t load postcards',
};

/** Postcards to print, oldest first. */
export const postcardPages = (cursor: string | null) =>
  adminPages<Postcard>({
    list: POSTCARDS,
    tab: 'waiting',
    cursor,
    fetch: (api, query) => api.GET('/api/admin/postcards', { params: { query } }),
  });

/** Marks a postcard as sent and removes it from the list. */
export const useMarkAsSent = () =>
  useDecision<Postcard, SentPostcard>({
    send: (api, { id }) => api.POST('/api/admin/postcards/{id}/sent', { params: { path: { id } } }),
    onSuccess: (client, _sent, { id }) =>
      changeLists<Postcard>(client, tabKey(POSTCARDS, 'waiting'), (list) =>
        withoutItem(list, (card) => card.id === id),
      ),
  });

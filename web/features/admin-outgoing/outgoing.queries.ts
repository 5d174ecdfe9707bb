import type { OutgoingMessage, ResentMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { pagedList } from '../../api/administration/admin-list.js';
import { tabKey, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withoutItem } from '../../api/list-page.js';

/** Messages that have not been sent. */
export const OUTGOING = pagedList<OutgoingMessage, 'dead' | 'queued'>({
  path: '/admin/outgoing',
  labels: { dead: 'Not delivered', queued: 'Queued' },
  failure: 'We couldn’t load messages',
  fetch: (api, page, status) => api.GET('/api/admin/outgoing', { params: { query: { ...page, status } } }),
});

/** Puts failed messages back in the queue. */
export const useResend = () =>
  useDecision<OutgoingMessage, ResentMessage>({
    send: (api, { id }) => api.POST('/api/admin/outgoing/{id}/resend', { params: { path: { id } } }),
    onSuccess: (client, _resent, { id }) => {
      void client.invalidateQueries({ queryKey: tabKey(OUTGOING.list, 'queued') });
      changeLists<OutgoingMessage>(client, tabKey(OUTGOING.list, 'dead'), (list) =>
        withoutItem(list, (message) => message.id === id),
      );
    },
  });

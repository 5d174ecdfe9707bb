import type { OutgoingMessage, ResentMessage } from '../../../interfaces/contract/outgoing/outgoing.js';
import { adminPages, tabKey, useDecision } from '../../api/administration/admin-queue.js';
import { changeLists, withoutItem } from '../../api/list-page.js';
import type { AdminList } from '../../lib/path/admin-path.js';

export const OUTGOING: AdminList<'dead' | 'queued'> = {
  path: '/admin/outgoing',
  labels: { dead: 'Not delivered', queued: 'Queued' },
  failure: 'We couldn’t load messages',
};

/** Messages that have not been sent. */
export const outgoingPages = (status: 'dead' | 'queued', cursor: string | null) =>
  adminPages<OutgoingMessage>({
    list: OUTGOING,
    tab: status,
    cursor,
    fetch: (api, page) => api.GET('/api/admin/outgoing', { params: { query: { ...page, status } } }),
  });

/** Puts failed messages back in the queue. */
export const useResend = () =>
  useDecision<OutgoingMessage, ResentMessage>({
    send: (api, { id }) => api.POST('/api/admin/outgoing/{id}/resend', { params: { path: { id } } }),
    onSuccess: (client, _resent, { id }) => {
      void client.invalidateQueries({ queryKey: tabKey(OUTGOING, 'queued') });
      changeLists<OutgoingMessage>(client, tabKey(OUTGOING, 'dead'), (list) =>
        withoutItem(list, (message) => message.id === id),
      );
    },
  });

import type { AdminCopyrightNotice, CopyrightDecisionForm } from '../../../interfaces/contract/moderation/copyright.js';
import type { MemberSanction, MemberSanctionForm } from '../../../interfaces/contract/moderation/member-sanction.js';
import { waitingList } from '../../api/administration/admin-list.js';
import { updateTabs, useDecision } from '../../api/administration/admin-queue.js';
import { withoutUndefined } from '../../lib/form/without-undefined.js';

/** Copyright notices, longest waiting first. */
export const NOTICES = waitingList<AdminCopyrightNotice, 'open' | 'taken_down' | 'refused'>({
  path: '/admin/copyright',
  queue: { name: 'copyright', tab: 'open' },
  labels: { open: 'Open', taken_down: 'Taken down', refused: 'Rejected' },
  failure: 'We couldn’t load copyright notices',
  fetch: (api, page, status) => api.GET('/api/admin/copyright-notices', { params: { query: { ...page, status } } }),
  read: (api, id) => api.GET('/api/admin/copyright-notices/{id}', { params: { path: { id } } }),
});

interface Sent {
  readonly id: number;
  readonly decision: CopyrightDecisionForm;
}

export const useCopyrightDecision = () =>
  useDecision<Sent, AdminCopyrightNotice>({
    send: (api, { id, decision }) =>
      api.POST('/api/admin/copyright-notices/{id}/decide', {
        params: { path: { id } },
        body: withoutUndefined(decision),
      }),
    onSuccess: (client, now) => {
      // The notice stays in the queue while another counter-notice is waiting.
      const isOpen = now.status === 'received' || now.counterNotices.some(({ status }) => status === 'waiting');
      updateTabs(client, NOTICES.list, now, (tab) => (tab === 'open' ? isOpen : tab === now.status));
    },
  });

interface SentSanction {
  readonly userId: string;
  readonly body: MemberSanctionForm;
}

/** Sanctions a member whose content was taken down. */
export const useSanction = () =>
  useDecision<SentSanction, MemberSanction>({
    send: (api, { userId, body }) =>
      api.POST('/api/admin/members/{userId}/sanctions', { params: { path: { userId } }, body }),
    // The same member may appear in other notices.
    onSuccess: (client) => void client.invalidateQueries({ queryKey: [NOTICES.list.path] }),
  });

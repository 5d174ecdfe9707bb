import type { Notice, NoticeByLink } from '../../../../interfaces/contract/moderation/notice.js';
import { callQuery, useRecord } from '../../../api/call-query.js';
import { idempotencyHeader, type IdempotentForm } from '../../../api/idempotent-form.js';
import { listPages } from '../../../api/list-page.js';
import { useCall } from '../../../api/use-call.js';
import { usePages } from '../../../lib/browser/use-pages.js';

const OWN_KEY = ['notices', 'own'] as const;
const PAGE_SIZE = 10;

/** The member's own notices, newest first, in pages. */
export const noticePages = () =>
  listPages<Notice>({
    key: OWN_KEY,
    cursor: null,
    pageSize: PAGE_SIZE,
    fetch: (api, query) => api.GET('/api/user/notices', { params: { query } }),
  });

export const useNotices = () => usePages(noticePages());

/** Marks a notice as read. The cached list keeps showing it as new until the next fetch. */
export const useNoticeRead = () =>
  useCall(
    (api, id: number) => api.PUT('/api/user/notices/{id}/read', { params: { path: { id } } }),
    'We couldn’t mark the notice as read.',
  );

const FAILED = 'We couldn’t send your appeal. Please try again.';

export const useOwnAppeal = (id: number) =>
  useCall<NoticeByLink, IdempotentForm<string>>(
    (api, { form: text, key }) => {
      const call = { params: { path: { id } }, body: { text }, ...idempotencyHeader(key) };
      return api.POST('/api/user/notices/{id}/appeal', call);
    },
    FAILED,
    { onSuccess: (_answer, _sending, _result, { client }) => client.invalidateQueries({ queryKey: OWN_KEY }) },
  );

/** Fetches a notice by the token in its email. */
export const noticeByLinkQuery = (token: string) =>
  callQuery<NoticeByLink>(['notices', 'link', token], (api) =>
    api.GET('/api/appeals/{token}', { params: { path: { token } } }),
  );

export const useNoticeByLink = (token: string) => useRecord(noticeByLinkQuery(token));

/** Appeals by the token in the email, then shows the response on the page. */
export const useAppealByLink = (token: string) =>
  useCall<NoticeByLink, IdempotentForm<string>>(
    (api, { form: text }) => api.POST('/api/appeals/{token}', { params: { path: { token } }, body: { text } }),
    FAILED,
    {
      onSuccess: (notice, _sending, _result, { client }) =>
        void client.setQueryData(noticeByLinkQuery(token).queryKey, notice),
    },
  );

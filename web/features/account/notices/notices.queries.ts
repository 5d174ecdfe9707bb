import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Notice, NoticeByLink } from '../../../../interfaces/contract/moderation/notice.js';
import { apiOf } from '../../../api/client.js';
import { idempotencyHeader, type IdempotentForm } from '../../../api/idempotent-form.js';
import { listPages } from '../../../api/list-page.js';
import { dataOf } from '../../../api/problem.js';
import { statusOf } from '../../../lib/form/refusal.js';

const OWN_KEY = ['notices', 'own'] as const;
const PAGE_SIZE = 10;

/** The member's own notices, newest first, in pages. */
export const noticePages = () =>
  listPages<Notice>({
    key: OWN_KEY,
    cursor: null,
    pageSize: PAGE_SIZE,
    failure: 'We couldn’t load your notices',
    fetch: (api, query) => api.GET('/api/user/notices', { params: { query } }),
  });

export const useNotices = () => useInfiniteQuery(noticePages());

/** Marks a notice as read. The cached list keeps showing it as new until the next fetch. */
export function useNoticeRead() {
  return useMutation({
    mutationFn: async (id: number, { client }): Promise<void> => {
      const answer = await apiOf(client).PUT('/api/user/notices/{id}/read', { params: { path: { id } } });
      dataOf(answer, 'We couldn’t mark the notice as read.');
    },
  });
}

const FAILED = 'We couldn’t send your appeal. Please try again.';

/** Appeals one of the member's own notices. */
export function useOwnAppeal(id: number) {
  return useMutation({
    mutationFn: async ({ form: text, key }: IdempotentForm<string>, { client }): Promise<NoticeByLink> => {
      const call = { params: { path: { id } }, body: { text }, ...idempotencyHeader(key) };
      return dataOf(await apiOf(client).POST('/api/user/notices/{id}/appeal', call), FAILED);
    },
    onSuccess: (_answer, _sending, _result, { client }) => client.invalidateQueries({ queryKey: OWN_KEY }),
  });
}

/** Fetches a notice by the token in its email. */
export function noticeByLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['notices', 'link', token],
    queryFn: async ({ client }): Promise<NoticeByLink> => {
      const answer = await apiOf(client).GET('/api/appeals/{token}', { params: { path: { token } } });
      return dataOf(answer, 'We couldn’t load the notice');
    },
  });
}

export function useNoticeByLink(token: string) {
  const query = useQuery(noticeByLinkQuery(token));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

/** Appeals by the token in the email, then shows the response on the page. */
export function useAppealByLink(token: string) {
  return useMutation({
    mutationFn: async ({ form: text }: IdempotentForm<string>, { client }): Promise<NoticeByLink> => {
      const answer = await apiOf(client).POST('/api/appeals/{token}', { params: { path: { token } }, body: { text } });
      return dataOf(answer, FAILED);
    },
    onSuccess: (notice, _sending, _result, { client }) =>
      void client.setQueryData(noticeByLinkQuery(token).queryKey, notice),
  });
}

import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Notice, NoticeByLink } from '../../../../interfaces/contract/moderation/notice.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';
import { once, type Sending } from '../../../api/sending.js';
import { nextCursor } from '../../../lib/path/next-cursor.js';

export { statusOf } from '../../../api/problem.js';
export { refusalOf } from '../../../api/refusal.js';

const OWN_KEY = ['notices', 'own'] as const;
const PAGE_SIZE = 10;

interface NoticePage {
  readonly items: readonly Notice[];
  readonly next: string | null;
}

/** The member's own notices, newest first, page by page. */
export function noticePages() {
  return infiniteQueryOptions({
    queryKey: OWN_KEY,
    queryFn: async ({ client, pageParam }): Promise<NoticePage> => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/user/notices', { params: { query } });
      const items: readonly Notice[] = dataOf(answer, 'Failed to fetch your notices');
      return { items, next: nextCursor(answer.response.headers) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export const useNotices = () => useInfiniteQuery(noticePages());

/** Notes that a notice was read; the list goes on showing it as new until it is asked for again. */
export function useNoticeRead() {
  return useMutation({
    mutationFn: async (id: number, { client }): Promise<void> => {
      const answer = await apiOf(client).PUT('/api/user/notices/{id}/read', { params: { path: { id } } });
      dataOf(answer, 'Failed to note that the notice was read.');
    },
  });
}

const FAILED = 'Failed to send your appeal. Please try again.';

/** Appeals against an own notice. */
export function useOwnAppeal(id: number) {
  return useMutation({
    mutationFn: async ({ form: text, key }: Sending<string>, { client }): Promise<NoticeByLink> => {
      const call = { params: { path: { id } }, body: { text }, ...once(key) };
      return dataOf(await apiOf(client).POST('/api/user/notices/{id}/appeal', call), FAILED);
    },
    onSuccess: (_answer, _sending, _result, { client }) => client.invalidateQueries({ queryKey: OWN_KEY }),
  });
}

/** The notice behind the link of its mail. */
export function noticeByLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['notices', 'link', token],
    queryFn: async ({ client }): Promise<NoticeByLink> => {
      const answer = await apiOf(client).GET('/api/appeals/{token}', { params: { path: { token } } });
      return dataOf(answer, 'Failed to fetch the notice');
    },
  });
}

export const useNoticeByLink = (token: string) => useQuery(noticeByLinkQuery(token));

/** Appeals by the link of the mail; the page then shows the answer. */
export function useAppealByLink(token: string) {
  return useMutation({
    mutationFn: async ({ form: text }: Sending<string>, { client }): Promise<NoticeByLink> => {
      const answer = await apiOf(client).POST('/api/appeals/{token}', { params: { path: { token } }, body: { text } });
      return dataOf(answer, FAILED);
    },
    onSuccess: (notice, _sending, _result, { client }) =>
      void client.setQueryData(noticeByLinkQuery(token).queryKey, notice),
  });
}

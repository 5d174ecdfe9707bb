import { infiniteQueryOptions, useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { AdminCopyrightNotice, CopyrightDecisionForm } from '../../../interfaces/contract/moderation/copyright.js';
import type { MemberSanction, MemberSanctionForm } from '../../../interfaces/contract/moderation/member-sanction.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, withItem, withoutItem, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import { ADMIN_STATS_KEY } from '../../api/query-keys.js';
import { given } from '../../lib/given.js';
import { statusIn } from '../../lib/path/admin-path.js';

export { sentenceOf } from '../../api/refusal.js';

const PAGE_SIZE = 20;
const NOTICES_KEY = ['admin', 'copyright-notices'] as const;

/** What waits, and what was decided how. */
const STATUSES = ['open', 'taken_down', 'refused'] as const;

export type CopyrightStatus = (typeof STATUSES)[number];

export const copyrightStatusOf = (params: URLSearchParams): CopyrightStatus => statusIn(params, STATUSES);

/** Copyright notices, the longest waiting first. */
export function copyrightPages(status: CopyrightStatus, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...NOTICES_KEY, status, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<AdminCopyrightNotice>> => {
      const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/copyright-notices', { params: { query } });
      return listPageOf<AdminCopyrightNotice>(dataOf(answer, 'Failed to fetch the copyright notices'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the page again sees what waits by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useCopyrightPages = (status: CopyrightStatus, cursor: string | null) =>
  useInfiniteQuery(copyrightPages(status, cursor));

interface Sent {
  readonly id: number;
  readonly decision: CopyrightDecisionForm;
}

/** Sends decisions; several may be under way. */
export function useCopyrightDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, decision }: Sent, { client }): Promise<AdminCopyrightNotice> => {
      const params = { path: { id } };
      const answer = await apiOf(client).POST('/api/admin/copyright-notices/{id}/decide', {
        params,
        body: given(decision),
      });
      return dataOf(answer, 'Please try again.');
    },
    onSuccess: (now, _sent, _result, { client }) => {
      const isIt = (notice: AdminCopyrightNotice) => notice.id === now.id;
      // Another counter-notice may wait for its own decision.
      const waits = now.status === 'received' || now.counterNotices.some(({ status }) => status === 'waiting');
      void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
      client.setQueriesData<InfiniteData<ListPage<AdminCopyrightNotice>>>(
        { queryKey: [...NOTICES_KEY, 'open'] },
        (pages) => pages && (waits ? withItem(pages, now, isIt) : withoutItem(pages, isIt)),
      );
    },
  });
  return (id: number, decision: CopyrightDecisionForm) => mutateAsync({ id, decision });
}

interface Sanctioned {
  readonly id: string;
  readonly form: MemberSanctionForm;
}

/** Decides on a member whose content was taken down. */
export function useSanction() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ id, form }: Sanctioned, { client }): Promise<MemberSanction> => {
      const params = { path: { id } };
      const answer = await apiOf(client).POST('/api/admin/members/{id}/sanctions', { params, body: form });
      return dataOf(answer, 'Please try again.');
    },
    // The same member may stand in other notices too.
    onSuccess: (_done, _sent, _result, { client }) => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  return (id: string, form: MemberSanctionForm) => mutateAsync({ id, form });
}

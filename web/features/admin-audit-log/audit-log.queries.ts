import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditChoices, AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { apiOf } from '../../api/client.js';
import { listPageOf, type ListPage } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import type { AuditFilters } from '../../lib/path/audit-log-path.js';

const PAGE_SIZE = 50;
const AUDIT_KEY = ['admin', 'audit-log'] as const;

export const FAILED = 'Failed to fetch the audit log';

/** What was decided, the newest first. */
export function auditPages(filters: AuditFilters, cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, 'entries', filters, cursor],
    queryFn: async ({ client, pageParam }): Promise<ListPage<AuditRow>> => {
      const query = { ...filters, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/admin/audit-log', { params: { query } });
      return listPageOf<AuditRow>(dataOf(answer, FAILED), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    // Others decide too: whoever comes to the page again sees what was decided by then.
    staleTime: 0,
    refetchOnMount: false,
  });
}

export const useAuditPages = (filters: AuditFilters, cursor: string | null) =>
  useInfiniteQuery(auditPages(filters, cursor));

/** What occurs in the log, to choose from. */
export function auditChoicesQuery() {
  return queryOptions({
    queryKey: [...AUDIT_KEY, 'choices'],
    queryFn: async ({ client }): Promise<AuditChoices> =>
      dataOf(await apiOf(client).GET('/api/admin/audit-log/choices'), FAILED),
  });
}

export const useAuditChoices = () => useQuery(auditChoicesQuery());

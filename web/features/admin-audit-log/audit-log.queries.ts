import { queryOptions } from '@tanstack/react-query';
import type { AuditChoices, AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { apiOf } from '../../api/client.js';
import { listPages } from '../../api/list-page.js';
import { dataOf } from '../../api/problem.js';
import type { AuditFilters } from './audit-log-path.js';

const AUDIT_KEY = ['admin', 'audit-log'] as const;

export const AUDIT_FAILED = 'We couldn’t load the audit log';

/** Audit log entries, newest first. */
export const auditPages = (filters: AuditFilters, cursor: string | null) =>
  listPages<AuditRow>({
    key: [...AUDIT_KEY, 'entries', filters],
    cursor,
    pageSize: 50,
    failure: AUDIT_FAILED,
    isShared: true,
    fetch: (api, page) => api.GET('/api/admin/audit-log', { params: { query: { ...filters, ...page } } }),
  });

/** The values that occur in the log, as filter options. */
export function auditChoicesQuery() {
  return queryOptions({
    queryKey: [...AUDIT_KEY, 'choices'],
    queryFn: async ({ client }): Promise<AuditChoices> =>
      dataOf(await apiOf(client).GET('/api/admin/audit-log/choices'), AUDIT_FAILED),
  });
}

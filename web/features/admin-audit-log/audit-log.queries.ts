import type { AuditChoices, AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { useDecision } from '../../api/administration/admin-queue.js';
import { callQuery } from '../../api/call-query.js';
import { listPages } from '../../api/list-page.js';
import type { AuditFilters } from './audit-log-path.js';

const AUDIT_KEY = ['admin', 'audit-log'] as const;

/** Audit log entries, newest first. */
export const auditPages = (filters: AuditFilters, cursor: string | null) =>
  listPages<AuditRow>({
    key: [...AUDIT_KEY, 'entries', filters],
    cursor,
    pageSize: 50,
    isShared: true,
    fetch: (api, page) => api.GET('/api/admin/audit-log', { params: { query: { ...filters, ...page } } }),
  });

interface SentUndo {
  /** The id of the entry. */
  readonly id: number;
  readonly reason: string;
}

/** Undoes the change of a listing that an entry records, and refetches the log. */
export const useUndo = () =>
  useDecision<SentUndo, unknown>({
    send: (api, { id, reason }) =>
      api.POST('/api/admin/audit-log/{id}/undo', { params: { path: { id } }, body: { reason } }),
    onSuccess: (client) => {
      void client.invalidateQueries({ queryKey: AUDIT_KEY });
    },
  });

/** The values that occur in the log, as filter options. */
export const auditChoicesQuery = () =>
  callQuery<AuditChoices>([...AUDIT_KEY, 'choices'], (api) => api.GET('/api/admin/audit-log/choices'));

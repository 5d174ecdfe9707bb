import { withQuery } from '../../lib/path/with-query.js';
import { isDay } from '../../lib/words/day.js';

/** The audit log's filters, in the order of its form. */
export const AUDIT_FILTERS = ['actor', 'action', 'targetType', 'targetId', 'from', 'to'] as const;

export type AuditFilterName = (typeof AUDIT_FILTERS)[number];

/** The active filters; an absent one is not set. */
export type AuditFilters = Readonly<Partial<Record<AuditFilterName, string>>>;

const MAX_LENGTH = 200;

/** Returns the filters in the address; invalid ones are ignored. */
export function auditFiltersOf(params: URLSearchParams): AuditFilters {
  const setFilters = AUDIT_FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    const fits = name === 'from' || name === 'to' ? isDay(value) : value !== '' && value.length <= MAX_LENGTH;
    return fits ? [[name, value] as const] : [];
  });
  return Object.fromEntries(setFilters);
}

/** Returns the address of the filtered audit log from a cursor. */
export function auditLogPath(filters: AuditFilters, cursor: string | null = null): string {
  return withQuery('/admin/audit-log', { ...filters, cursor });
}

/** Returns the address of the filtered audit log as a file. */
export function auditFilePath(filters: AuditFilters): string {
  return withQuery('/api/admin/audit-log', { format: 'csv', ...filters });
}

import { isDay } from '../day.js';

/** What the audit log can be narrowed to, in the order of its form. */
export const AUDIT_FILTERS = ['actor', 'action', 'targetType', 'targetId', 'from', 'to'] as const;

export type AuditFilterName = (typeof AUDIT_FILTERS)[number];

/** What is asked for; a name that is absent is not asked for. */
export type AuditFilters = Readonly<Partial<Record<AuditFilterName, string>>>;

const MAX_LENGTH = 200;

/** The filters that an address names; what cannot be one counts as absent. */
export function auditFiltersOf(params: URLSearchParams): AuditFilters {
  const given = AUDIT_FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    const fits = name === 'from' || name === 'to' ? isDay(value) : value !== '' && value.length <= MAX_LENGTH;
    return fits ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The address of the audit log, narrowed to these filters, from a cursor on. */
export function auditLogPath(filters: AuditFilters, cursor: string | null = null): string {
  const params = new URLSearchParams({ ...filters, ...(cursor !== null && { cursor }) });
  return params.size === 0 ? '/admin/audit-log' : `/admin/audit-log?${params.toString()}`;
}

/** The file of all that these filters ask for. */
export function auditFilePath(filters: AuditFilters): string {
  return `/api/admin/audit-log?${new URLSearchParams({ format: 'csv', ...filters }).toString()}`;
}

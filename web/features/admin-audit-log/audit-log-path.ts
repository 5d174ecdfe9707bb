import { filtersIn, isFilterText } from '../../lib/path/filters-in.js';
import { withQuery } from '../../lib/path/with-query.js';
import { isDay } from '../../lib/words/day.js';

const FITS = {
  actor: isFilterText,
  action: isFilterText,
  targetType: isFilterText,
  targetId: isFilterText,
  from: isDay,
  to: isDay,
};

/** The active filters; an absent one is not set. */
export type AuditFilters = Readonly<Partial<Record<keyof typeof FITS, string>>>;

/** Returns the filters in the address; invalid ones are ignored. */
export const auditFiltersOf = (params: URLSearchParams): AuditFilters => filtersIn(params, FITS);

/** Returns the address of the filtered audit log from a cursor. */
export function auditLogPath(filters: AuditFilters, cursor: string | null = null): string {
  return withQuery('/admin/audit-log', { ...filters, cursor });
}

/** Returns the address of the filtered audit log as a file. */
export function auditFilePath(filters: AuditFilters): string {
  return withQuery('/api/admin/audit-log', { format: 'csv', ...filters });
}

import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { AuditEntry } from './audit-entry.js';
import { AuditFilterForm } from './audit-filter-form.js';
import { auditFiltersOf, auditLogPath } from './audit-log-path.js';
import { AUDIT_FAILED, useAuditPages } from './audit-log.queries.js';

/** The audit log with its filters. */
export function AuditLog() {
  const [params] = useSearchParams();
  const filters = auditFiltersOf(params);
  const list = useAuditPages(filters, cursorOf(params));
  const [first] = list.data?.pages ?? [];
  return (
    <>
      <AuditFilterForm filters={filters} />
      <PagedList
        list={list}
        failure={AUDIT_FAILED}
        placeholder={<Placeholder />}
        empty={<NoEntries isFiltered={Object.keys(filters).length > 0} />}
        pathOf={(next) => auditLogPath(filters, next)}
      >
        {(entries) => (
          <>
            <p role="status" className="font-semibold">
              {countText(first?.total ?? 0, first?.capped ?? false)}
            </p>
            <ul aria-label="Audit log" className="flex flex-col gap-4">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <AuditEntry entry={entry} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  );
}

function countText(total: number, capped: boolean): string {
  const count = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  return `${count} ${total === 1 ? 'entry' : 'entries'}`;
}

function NoEntries({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title={isFiltered ? 'No matching entries' : 'No entries yet'}
      actions={
        <ButtonLink to={isFiltered ? auditLogPath({}) : '/admin'}>
          {isFiltered ? 'Clear Filters' : 'Dashboard'}
        </ButtonLink>
      }
    >
      <p>Every administrator decision is recorded here immediately.</p>
    </EmptyState>
  );
}

function Placeholder() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}

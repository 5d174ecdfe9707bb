import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { auditFiltersOf, auditLogPath, type AuditFilters } from '../../lib/path/audit-log-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Skeleton } from '../../ui/skeleton.js';
import { AuditEntry } from './audit-entry.js';
import { AuditFilterForm } from './audit-filter-form.js';
import { FAILED, useAuditPages } from './audit-log.queries.js';

/** What was decided, narrowed to what one looks for. */
export function AuditLog() {
  const [params] = useSearchParams();
  const filters = auditFiltersOf(params);
  return (
    <>
      <AuditFilterForm filters={filters} />
      <Entries filters={filters} cursor={cursorOf(params)} />
    </>
  );
}

function Entries({ filters, cursor }: { readonly filters: AuditFilters; readonly cursor: string | null }) {
  const list = useAuditPages(filters, cursor);
  const { data, isError, isFetching } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void list.refetch()} />;
    return <Coming />;
  }
  const entries = data.pages.flatMap(({ items }) => items);
  const [first] = data.pages;
  if (entries.length === 0) return <Nothing isFiltered={Object.keys(filters).length > 0} />;
  return (
    <>
      <p role="status" className="font-semibold">
        {countWords(first?.total ?? 0, first?.capped ?? false)}
      </p>
      <ul aria-label="Audit log" className="flex flex-col gap-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <AuditEntry entry={entry} />
          </li>
        ))}
      </ul>
      <div className="flex justify-center empty:hidden">
        <LoadMore list={list} failure={FAILED} pathOf={(next) => auditLogPath(filters, next)} />
      </div>
    </>
  );
}

function countWords(total: number, capped: boolean): string {
  const count = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  return `${count} ${total === 1 ? 'entry' : 'entries'}`;
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title={isFiltered ? 'No entry fits these filters' : 'Nothing was decided yet'}
      actions={
        isFiltered ? (
          <ButtonLink to={auditLogPath({})}>Clear Filters</ButtonLink>
        ) : (
          <ButtonLink to="/admin">Dashboard</ButtonLink>
        )
      }
    >
      <p>Every decision of an administrator stands here from the moment it is made.</p>
    </EmptyState>
  );
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}

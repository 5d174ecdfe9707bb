import { useSearchParams } from 'react-router-dom';
import { countOf } from '../../ui/queue/bulk/bulk-work.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { AuditFilterForm } from './audit-filter-form.js';
import { auditFiltersOf, auditLogPath } from './audit-log-path.js';
import { AuditTable } from './audit-table.js';
import { auditPages } from './audit-log.queries.js';
import { usePages } from '../../lib/browser/use-pages.js';

/** The audit log with its filters. */
export function AuditLog() {
  const [params] = useSearchParams();
  const filters = auditFiltersOf(params);
  const list = usePages(auditPages(filters, cursorOf(params)));
  const [first] = list.data?.pages ?? [];
  return (
    <>
      <AuditFilterForm filters={filters} />
      <PagedList
        list={list}
        failure="We couldn’t load the audit log"
        placeholder={<Skeletons count={3} className="h-40" />}
        empty={<NoEntries isFiltered={Object.keys(filters).length > 0} />}
        pathOf={(next) => auditLogPath(filters, next)}
      >
        {(entries) => (
          <>
            <p role="status" className="font-semibold">
              {countOf(first?.total ?? 0, { one: 'entry', many: 'entries' }, first?.capped)}
            </p>
            <AuditTable entries={entries} />
          </>
        )}
      </PagedList>
    </>
  );
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

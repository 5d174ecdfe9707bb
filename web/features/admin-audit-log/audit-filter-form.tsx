import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { actionWords, typeWords } from '../../lib/words/action-words.js';
import { ButtonAnchor } from '../../ui/button.js';
import { FilterForm, FilterInput, FilterSelect } from '../../ui/page/filter-form.js';
import type { Option } from '../../ui/form/select.js';
import { auditChoicesQuery } from './audit-log.queries.js';
import { auditFilePath, auditFiltersOf, auditLogPath, type AuditFilters } from './audit-log-path.js';

/** The audit log's filters, and its download. */
export function AuditFilterForm({ filters }: { readonly filters: AuditFilters }) {
  const { data: choices } = useQuery(auditChoicesQuery());
  const { actor, action, targetType, targetId, from, to } = filters;
  return (
    <FilterForm
      aria-label="Filter the audit log"
      path={auditLogPath({})}
      pathOf={(typed) => auditLogPath(auditFiltersOf(typed))}
      actions={
        <ButtonAnchor
          href={auditFilePath(filters)}
          download="audit-log.csv"
          variant="secondary"
          icon={<Download aria-hidden="true" />}
        >
          Download CSV
        </ButtonAnchor>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <FilterSelect name="actor" label="Administrator" options={optionsOf(choices?.actors)} chosen={actor} />
        <FilterSelect
          {...{ name: 'action', label: 'Action', words: actionWords, chosen: action }}
          options={optionsOf(choices?.actions, actionWords)}
        />
        <FilterSelect
          {...{ name: 'targetType', label: 'Record type', words: typeWords, chosen: targetType }}
          options={optionsOf(choices?.targetTypes, typeWords)}
        />
        <FilterInput name="targetId" label="Record ID" chosen={targetId} />
        <FilterInput name="from" label="From (UTC)" type="date" chosen={from} />
        <FilterInput name="to" label="To (UTC)" type="date" chosen={to} />
      </div>
    </FilterForm>
  );
}

/** `values` is undefined while they load. */
const optionsOf = (values: readonly string[] = [], words: (value: string) => string = String): readonly Option[] => [
  { value: '', label: 'All' },
  ...values.map((value) => ({ value, label: words(value) })),
];

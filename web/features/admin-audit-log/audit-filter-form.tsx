import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { Download, Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Select, type Option } from '../../ui/form/select.js';
import { auditChoicesQuery } from './audit-log.queries.js';
import {
  auditFilePath,
  auditFiltersOf,
  auditLogPath,
  type AuditFilterName,
  type AuditFilters,
} from './audit-log-path.js';
import { actionWords, typeWords } from '../../lib/words/action-words.js';

/** The audit log's filters. They are kept in the address, so the form works without JavaScript. */
export function AuditFilterForm({ filters }: { readonly filters: AuditFilters }) {
  const navigate = useNavigate();
  const { data: choices } = useQuery(auditChoicesQuery());
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    void navigate(auditLogPath(auditFiltersOf(new URLSearchParams(typed))), { preventScrollReset: true });
  };
  return (
    <form
      action="/admin/audit-log"
      method="get"
      aria-label="Filter the audit log"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Choice name="actor" label="Administrator" values={choices?.actors} chosen={filters.actor} />
        <Choice name="action" label="Action" values={choices?.actions} chosen={filters.action} words={actionWords} />
        <Choice
          {...{ name: 'targetType', label: 'Record type', words: typeWords }}
          values={choices?.targetTypes}
          chosen={filters.targetType}
        />
        <Typed name="targetId" label="Record ID" chosen={filters.targetId} />
        <Typed name="from" label="From (UTC)" type="date" chosen={filters.from} />
        <Typed name="to" label="To (UTC)" type="date" chosen={filters.to} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          Apply Filters
        </Button>
        <ButtonLink to={auditLogPath({})} variant="ghost">
          Clear Filters
        </ButtonLink>
        <ButtonAnchor
          href={auditFilePath(filters)}
          download="audit-log.csv"
          variant="secondary"
          icon={<Download aria-hidden="true" />}
        >
          Download CSV
        </ButtonAnchor>
      </div>
    </form>
  );
}

interface FilterProps {
  readonly name: AuditFilterName;
  readonly label: string;
  readonly chosen: string | undefined;
}

interface ChoiceProps extends FilterProps {
  /** Undefined while loading. */
  readonly values: readonly string[] | undefined;
  readonly words?: (value: string) => string;
}

function Choice({ name, label, chosen, values = [], words = (value) => value }: ChoiceProps) {
  const all = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  const options: Option[] = [{ value: '', label: 'All' }, ...all.map((value) => ({ value, label: words(value) }))];
  return (
    // The key remounts the select when the address changes. The chosen value is always an option, even while the others
    // load.
    <Field label={label}>
      {(control) => <Select key={chosen} {...control} name={name} options={options} defaultValue={chosen ?? ''} />}
    </Field>
  );
}

function Typed({ name, label, chosen, type = 'text' }: FilterProps & { readonly type?: 'text' | 'date' }) {
  return (
    <Field label={label}>
      {(control) => <Input key={chosen} {...control} name={name} type={type} defaultValue={chosen ?? ''} />}
    </Field>
  );
}

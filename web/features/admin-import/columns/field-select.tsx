import { ChevronDown } from 'lucide-react';
import {
  FIELD_GROUPS,
  fieldGroup,
  fieldLabel,
  MAPPED_FIELDS,
  type MappedField,
} from '../../../../interfaces/contract/import/columns.js';
import { classNames } from '../../../lib/page/class-names.js';
import { CONTROL_CLASS } from '../../../ui/form/input.js';

interface FieldSelectProps {
  readonly label: string;
  readonly value: MappedField | null;
  /** Fields of other columns, which can't be chosen again. */
  readonly taken: ReadonlySet<MappedField>;
  readonly onChange: (field: MappedField | null) => void;
}

const GROUPS = FIELD_GROUPS.map((group) => ({
  group,
  fields: MAPPED_FIELDS.filter((field) => fieldGroup(field) === group),
}));

/** Chooses the field of a column. Like `Select`, with groups, which no other page needs. */
export function FieldSelect({ label, value, taken, onChange }: FieldSelectProps) {
  return (
    <span className="relative block">
      <select
        aria-label={label}
        value={value ?? ''}
        className={classNames(CONTROL_CLASS, 'min-h-11 appearance-none truncate pr-10', value === null && 'text-muted')}
        onChange={({ target }) => onChange(MAPPED_FIELDS.find((field) => field === target.value) ?? null)}
      >
        <option value="" className="bg-card text-ink">
          Don’t import
        </option>
        {GROUPS.map(({ group, fields }) => (
          <optgroup key={group} label={group} className="bg-card text-ink">
            {fields.map((field) => (
              <option key={field} value={field} disabled={field !== value && taken.has(field)}>
                {fieldLabel(field)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

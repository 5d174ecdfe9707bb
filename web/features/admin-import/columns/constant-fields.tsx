import { columnOf } from '../../../../interfaces/contract/import/columns.js';
import {
  CATEGORIES,
  CATEGORY_LABEL,
  kindLabel,
  kindsOf,
  STATE_CODES,
} from '../../../../interfaces/contract/shared/words.js';
import { STATE_OPTIONS } from '../../../ui/form/address-options.js';
import { Field } from '../../../ui/form/field.js';
import { Select, type Option } from '../../../ui/form/select.js';
import type { Constants, Matching } from './use-column-match.js';

interface ConstantFieldsProps {
  readonly matching: Matching;
  readonly onChange: (constant: Partial<Constants>) => void;
}

const ALL_KINDS = CATEGORIES.flatMap((category) => kindsOf(category));
const KIND_OPTIONS: readonly Option[] = [
  { value: '', label: 'Select a kind' },
  ...ALL_KINDS.map((kind) => ({ value: kind, label: kindLabel(kind) })),
];
const CATEGORY_OPTIONS: readonly Option[] = [
  { value: '', label: 'Select a category' },
  ...CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] })),
];

/** Values of all rows, for fields that no column is matched to. */
export function ConstantFields({ matching, onChange }: ConstantFieldsProps) {
  const { category, kind, state } = matching.constants;
  const [hasKind, hasCategory, hasState] = (['kind', 'category', 'state'] as const).map(
    (field) => columnOf(matching, field) !== null,
  );
  const kindShown = hasKind !== true && {
    ...{ label: 'Kind of place', options: KIND_OPTIONS, value: kind },
    onChange: (chosen: string) => onChange({ kind: oneOf(ALL_KINDS, chosen) }),
  };
  // A kind tells its category.
  const categoryShown = hasCategory !== true &&
    (hasKind === true || kind === null) && {
      ...{ label: 'Category', options: CATEGORY_OPTIONS, value: category, required: hasKind !== true },
      onChange: (chosen: string) => onChange({ category: oneOf(CATEGORIES, chosen) }),
    };
  const stateShown = hasState !== true && {
    ...{ label: 'State', options: STATE_OPTIONS, value: state },
    onChange: (chosen: string) => onChange({ state: oneOf(STATE_CODES, chosen) }),
  };
  const shown = [kindShown, categoryShown, stateShown].filter((each) => each !== false);
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">For all rows</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {shown.map((constant) => (
          <ConstantField key={constant.label} {...constant} />
        ))}
      </div>
    </fieldset>
  );
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

interface ConstantFieldProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly required?: boolean;
  readonly onChange: (chosen: string) => void;
}

function ConstantField({ label, options, value, required, onChange }: ConstantFieldProps) {
  return (
    <Field label={label} required={required}>
      {(control) => (
        <Select {...control} options={options} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { NONE } from '../../../../interfaces/contract/policy/policy-words.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { Input } from '../../../ui/form/input.js';
import { Select, type Option } from '../../../ui/form/select.js';
import { useListingForm } from '../listing-values.js';
import { UNTYPED } from './policy-values.js';

interface LimitFieldProps {
  readonly name: 'policy.maxPets' | 'policy.maxWeightLb' | 'policy.deposit' | 'policy.fee.amount';
  readonly label: string;
  /** The choices after 'Not stated': that there is none, and that there is one. */
  readonly none: string;
  readonly some: string;
  /** The label of the number: 'Pounds'. */
  readonly unit: string;
  /** Next to the number. */
  readonly children?: ReactNode;
  /** Called with the new choice: '', 'none', or `UNTYPED` for a number. */
  readonly onChoose?: (choice: string) => void;
}

/** A limit or an amount: not stated, none, or a number, which is asked only then. */
export function LimitField({ name, label, none, some, unit, children, onChoose }: LimitFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control: useListingForm().control, name });
  const { value, onChange, onBlur, ref } = field;
  const message = fieldState.error?.message;
  const isNumber = value !== '' && value !== NONE;
  const invalid = message === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  const choose = (choice: string): void => {
    onChange(choice);
    onChoose?.(choice);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Select
        id={id}
        value={isNumber ? UNTYPED : value}
        options={optionsOf(none, some)}
        onBlur={onBlur}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        {...(isNumber ? {} : { ref, ...invalid })}
      />
      {isNumber && (
        <div className="flex gap-2">
          <Input
            ref={ref}
            aria-label={`${label}: ${unit}`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={unit}
            value={value === UNTYPED ? '' : value}
            onBlur={onBlur}
            // A cleared number is still asked for.
            onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? UNTYPED : currentTarget.value)}
            {...invalid}
          />
          {children}
        </div>
      )}
      {message !== undefined && (
        <div className="text-sm">
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      )}
    </div>
  );
}

const optionsOf = (none: string, some: string): readonly Option[] => [
  { value: '', label: 'Not stated' },
  { value: NONE, label: none },
  { value: UNTYPED, label: some },
];

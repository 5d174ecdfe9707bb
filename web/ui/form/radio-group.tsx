import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import { FieldError } from './field-error.js';

interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** The radio button that takes the focus: the chosen one, or else the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Radio buttons. Pass `value` with `onChange`, or `defaultValue`. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, defaultValue, onChange, error, className, ref } = props;
  const id = useId();
  const chosen = (each: string) =>
    value === undefined ? { defaultChecked: defaultValue === each } : { checked: value === each };
  const first = options.find((each) => each.value === value) ?? options.find(({ disabled }) => disabled !== true);
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={classNames('flex flex-col gap-2', className)}
    >
      <legend id={`${id}-legend`} className="mb-2 font-semibold">
        {legend}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 items-start gap-3 rounded-md border border-edge bg-card px-4 py-2.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            ref={option === first ? ref : undefined}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...chosen(option.value)}
            onChange={onChange && (() => onChange(option.value))}
            className="mt-[0.2em] size-4.5 shrink-0 focus-visible:outline-none"
          />
          <span className="flex flex-col">
            <span className="font-medium">{option.label}</span>
            {option.hint && <span className="text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

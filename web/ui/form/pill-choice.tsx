import { useId, type Ref } from 'react';

interface PillChoiceProps<V extends string> {
  readonly label: string;
  /** Values and labels, in one row. */
  readonly options: readonly (readonly [V, string])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The first radio button, which takes the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A question with a few short answers next to it. */
export function PillChoice<V extends string>({ label, options, value, onChange, onBlur, ref }: PillChoiceProps<V>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-1"
    >
      <span id={id} className="font-medium">
        {label}
      </span>
      <span className="flex overflow-hidden rounded-full border border-edge bg-card">
        {options.map(([option, text], index) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium text-muted transition-colors not-first:border-l not-first:border-edge hover:bg-leaf-soft has-checked:bg-leaf-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              checked={value === option}
              onBlur={onBlur}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </span>
    </div>
  );
}

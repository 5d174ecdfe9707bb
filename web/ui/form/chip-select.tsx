import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import type { Option } from './select.js';

interface ChipSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** Padding that leaves space for the label. */
  readonly room: string;
}

/** A native select as a chip, with its label inside, such as 'Within 10 miles'. */
export function ChipSelect({ id, label, options, room, ...rest }: ChipSelectProps) {
  return (
    <span className="relative block">
      <label
        htmlFor={id}
        className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-sm text-muted"
      >
        {label}
      </label>
      <select
        id={id}
        className={classNames(
          'field-sizing-content min-h-11 cursor-pointer appearance-none rounded-full border border-edge bg-card pr-9 text-base font-semibold text-ink transition-colors hover:border-leaf hover:bg-leaf-soft',
          room,
        )}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="bg-card text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

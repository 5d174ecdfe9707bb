import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';
import { CONTROL_CLASS } from './input.js';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly Option[];
  /** Classes of the surrounding box. */
  readonly boxClassName?: string | undefined;
}

/** A native select, which works without JavaScript and as usual on each device. */
export function Select({ options, className, boxClassName, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', boxClassName)}>
      <select className={classNames(CONTROL_CLASS, 'min-h-11 appearance-none truncate pr-10', className)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="bg-card text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 items-start gap-3 py-2', className)}>
      <input type="checkbox" className="mt-[0.15em] size-5 shrink-0" {...rest} />
      <span className="flex flex-col">
        <span>{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}

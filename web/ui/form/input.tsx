import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';

/** The look of all text fields and selects. At least 16 px, so that phones don't zoom in. */
export const CONTROL_CLASS =
  'w-full rounded-md border border-edge bg-card px-4 text-base text-ink transition-colors hover:border-leaf focus-visible:border-leaf aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';

interface InputProps extends ComponentProps<'input'> {
  /** An icon inside the field, on the left. */
  readonly icon?: ReactNode;
}

export function Input({ icon, className, type = 'text', ...rest }: InputProps) {
  const input = (
    <input
      type={type}
      className={classNames(CONTROL_CLASS, 'min-h-11', Boolean(icon) && 'pl-11', className)}
      {...rest}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-muted [&>svg]:size-5"
      >
        {icon}
      </span>
      {input}
    </span>
  );
}

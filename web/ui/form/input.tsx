import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { CONTROL_CLASS } from './control-class.js';

interface InputProps extends ComponentProps<'input'> {
  /** A small picture at the left edge, inside. */
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

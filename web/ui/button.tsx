import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../lib/page/class-names.js';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center transition-[background-color,border-color,color,transform] active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-55 disabled:active:scale-100 [&>svg]:shrink-0';

const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
  secondary: 'border border-edge bg-card text-ink hover:border-leaf hover:bg-leaf-soft',
  ghost: 'text-leaf hover:bg-leaf-soft hover:text-leaf-strong',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
};

const SIZE: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-4 py-1.5 text-sm [&>svg]:size-4',
  md: 'min-h-11 px-5 py-2 text-base [&>svg]:size-5',
  lg: 'min-h-13 px-7 py-3 text-lg [&>svg]:size-5',
};

/** Returns the classes of a button, for elements that aren't made here. Paper leaves out links with them (print.css). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classNames(BASE, VARIANT[variant], SIZE[size]);
}

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** An icon before the text; decorative. */
  readonly icon?: ReactNode;
}

interface Pending {
  /** While true, the button is disabled and shows `pendingText`. */
  readonly pending?: boolean | undefined;
  readonly pendingText?: string | undefined;
}

export function Button({
  variant,
  size,
  icon,
  pending = false,
  pendingText = 'Saving...',
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ComponentProps<'button'> & Look & Pending) {
  return (
    <button
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending ? <PendingMark /> : icon}
      {pending ? pendingText : children}
    </button>
  );
}

/** A link to a page on this site that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link className={classNames(buttonClass(variant, size), className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}

/** The same for addresses outside the client: tel:, maps, /api/login. */
export function ButtonAnchor({ variant, size, icon, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={classNames(buttonClass(variant, size), className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}

/** A round icon button; `label` is its accessible name. */
export function IconButton({
  label,
  type = 'button',
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { readonly label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-leaf-soft disabled:opacity-40 [&>svg]:size-5',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}

function PendingMark() {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className="size-5 animate-spin">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.5" />
      <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

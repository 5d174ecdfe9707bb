import { classNames } from '../lib/class-names.js';
import { PawPrint } from './paw-print.js';
import { nameOf, type DrawingProps } from './drawing.js';

/** The house's sign: a paw on a map's pin. */
export function Logo({ className, title }: DrawingProps) {
  return (
    <svg viewBox="0 0 40 44" className={className} {...nameOf(title)}>
      <path
        d="M20 1.5c10.5 0 18.5 7.9 18.5 18.2 0 7.3-4.2 12.6-8.6 17-2.6 2.6-5.3 4.6-7.5 6-1.5 1-3.3 1-4.8 0-2.2-1.4-4.9-3.4-7.5-6-4.4-4.4-8.6-9.7-8.6-17C1.5 9.4 9.5 1.5 20 1.5Z"
        className="fill-leaf"
      />
      <PawPrint at="translate(20 20.8) scale(1.02)" className="fill-on-leaf" />
    </svg>
  );
}

/** Sign and name, as they stand in the header and the footer. */
export function Wordmark({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 text-xl font-extrabold tracking-tight', className)}>
      <Logo className="h-9 w-auto shrink-0" />
      {name}
    </span>
  );
}

import { classNames } from '../lib/class-names.js';

/** The place of what is coming, in its size: give it height and width by class. Silent; the region around it is `aria-busy`. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-md bg-line', className)} />;
}

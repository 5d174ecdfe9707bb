import { classNames } from '../../lib/page/class-names.js';

/**
 * A placeholder for loading content; set its height and width by class. Hidden from screen readers; the surrounding
 * region is `aria-busy`.
 */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-md bg-line', className)} />;
}

import { classNames } from '../../lib/page/class-names.js';

/**
 * A placeholder for loading content; set its height and width by class. Hidden from screen readers; the surrounding
 * region is `aria-busy`.
 */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-md bg-line', className)} />;
}

interface SkeletonsProps {
  readonly count?: number | undefined;
  readonly className: string;
}

/** Placeholders for the parts of a list that is loading. */
export function Skeletons({ count = 1, className }: SkeletonsProps) {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}

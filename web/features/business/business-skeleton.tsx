import { Skeleton } from '../../ui/skeleton.js';

/** The place of a business that is still coming. */
export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="mt-1 aspect-4/3 rounded-lg sm:aspect-21/9" />
      <Skeleton className="mt-6 h-10 w-3/4 max-w-xl" />
      <Skeleton className="mt-4 h-6 w-56" />
      <div className="mt-10 grid gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-28" />
          <Skeleton className="mt-4 h-8 w-40" />
          <Skeleton className="h-40 rounded-lg" />
        </div>
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  );
}
